type Counted<Label extends string> = { inc(labels: Record<Label, string>): void }
type Measured<Label extends string> = { observe(labels: Record<Label, string>, seconds: number): void }

/** What is counted, by whom it may be. `metrics.ts` keeps it for Prometheus. */
export type Counts = {
  recipes: Counted<'outcome' | 'chef'>
  firstText: Measured<'chef'>
  duration: Measured<'chef' | 'outcome'>
  /** Answers being given. */
  open: { inc(): void; dec(): void }
  limited: Counted<'limit'>
  standIns: Counted<'reason'>
  providerErrors: Counted<'kind'>
}

type Say = { (facts: object, message: string): void; (message: string): void }

/** Where lines for the operator go. */
export type Log = Record<'info' | 'warn' | 'error', Say>

/** How the operator learns what happens. */
export type Watch = { log: Log; metrics: Counts }
