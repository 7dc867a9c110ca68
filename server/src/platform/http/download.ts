/** An answer that is made while it is sent: a file, piece by piece. */
export class Download {
  readonly filename: string
  readonly contentType: string
  readonly pieces: AsyncIterable<string | Uint8Array>

  constructor(filename: string, contentType: string, pieces: AsyncIterable<string | Uint8Array>) {
    this.filename = filename
    this.contentType = contentType
    this.pieces = pieces
  }
}
