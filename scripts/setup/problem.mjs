/** A step that failed in a way that the person at the keyboard can do something about. Shown without a stack. */
export class StepFailed extends Error {}

/** Runs an entry point; a failed step ends it with its message and exit code 1. */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  }
}
