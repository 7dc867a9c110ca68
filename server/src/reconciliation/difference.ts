/** Two records of the same thing that do not agree. */
export type Difference = {
  /** What should hold, as a name. */
  readonly check: string
  /** The thing it was found at, such as `transfer 12` or `withdrawal/…`. */
  readonly where: string
  /** The value on each side. */
  readonly detail: string
}

/** One statement that returns the offending rows, as `found` (where) and `detail`. */
export type Check = { readonly name: string; readonly sql: string }

/** At most this many of each check are named: after one fault every later row may offend. */
export const differencesPerCheckMax = 100
