/** Text that comes piece by piece, in non-empty pieces, and at last how it ended. Throws where it failed. */
export type Texts<End> = {
  next(): Promise<{ done?: false; value: string } | { done: true; value: End }>
}
