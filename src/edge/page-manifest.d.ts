declare module 'virtual:page-manifest' {
  /** The built page, written down while the worker is built. */
  export const manifest: {
    files: Record<string, { headers: Record<string, string>; etag: string }>
    /** The documents for `/`, one for each wording of the help line. */
    documents: string[]
  }
}
