import type { Problem } from '#refusals/problem.ts'

/** What the server refused last, in whichever step. */
export type LoginRefusal = {
  readonly problem: Problem
  /** Tries it again, and takes the account as it is: locked or suspended. */
  readonly seeAccount: () => Promise<void>
}
