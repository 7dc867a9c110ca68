/**
 * A reason why the product cannot start that its operator can do something about.
 * The message is complete: what is wrong, and what to do. It is shown without a stack.
 */
export class StartProblem extends Error {
  override readonly name = 'StartProblem'
}

/** The system's code of an error, such as ENOENT, or PostgreSQL's, such as 28P01. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}
