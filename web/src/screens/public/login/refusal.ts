import type { Problem } from '#api/problem.ts'

/** What the server refused last, in whichever step. */
export type Refusal = {
  readonly problem: Problem
  /** Tries it again, and takes the account as it is: locked or suspended. */
  readonly seeAccount: () => Promise<void>
}
