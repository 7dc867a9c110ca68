/** An answer that is a file: made piece by piece while it is sent, or there as a whole. */
export class Download {
  readonly filename: string
  readonly contentType: string
  readonly pieces: AsyncIterable<string | Uint8Array> | Iterable<Buffer>

  constructor(filename: string, contentType: string, pieces: Download['pieces']) {
    this.filename = filename
    this.contentType = contentType
    this.pieces = pieces
  }
}
