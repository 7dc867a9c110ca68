/** That a member of staff took a list of the console as a file. */
export type ListTaken = {
  readonly personId: string
  /** The last part of its path, such as `investors`. */
  readonly list: string
  /** What it was narrowed by and ordered by. */
  readonly filters: Readonly<Record<string, unknown>>
  readonly rows: number
}
