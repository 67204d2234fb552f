declare module 'workerd' {
  /** The path of the program, in the way that a CommonJS module has a default export. */
  const program: { default: string }
  export default program
}
