/** Why something of a log was refused. Programs read the code; people read the message. */
export type TlogProblemCode =
  | 'malformed_note'
  | 'malformed_key'
  | 'malformed_checkpoint'
  | 'malformed_proof'
  | 'malformed_tile'
  | 'entry_too_long'
  | 'wrong_signature'
  | 'no_known_signature'
  | 'wrong_root'
  | 'out_of_range'

export class TlogProblem extends Error {
  override readonly name = 'TlogProblem'
  readonly code: TlogProblemCode

  constructor(code: TlogProblemCode, message: string) {
    super(message)
    this.code = code
  }
}
