/** The model, the length and the times where nothing else is set. */
export const hostedDefaults = {
  model: 'mistralai/Mixtral-8x7B-Instruct-v0.1',
  maxTokens: 1024,
  firstTextMs: 45_000,
  gapMs: 15_000,
  totalMs: 120_000,
}
