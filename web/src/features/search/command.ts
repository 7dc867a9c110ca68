/** One line of a command palette: where to go, or what to do. */
export type Command = {
  readonly id: string
  readonly label: string
  /** Beside it, in smaller letters. */
  readonly detail?: string
  readonly run: () => void
}
