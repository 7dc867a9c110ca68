/** What whoever makes or checks a release can do something about, in one sentence. */
export class ReleaseProblem extends Error {
  override readonly name = 'ReleaseProblem'
}
