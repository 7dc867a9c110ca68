/** The thread that draws one statement or receipt: it is given the drawing, sends the file in pieces, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { drawReceipt, type ReceiptDrawing } from './draw-receipt.ts'
import { type Drawing, drawStatement } from './draw-statement.ts'

/** Each object of a PDF is a piece to the library; sent one by one they would take longer than the drawing. */
const pieceBytes = 64 * 1_024

const port = parentPort
if (port === null) throw new Error('a statement is drawn in a thread of its own')

let waiting: Uint8Array[] = []
let waitingBytes = 0
const send = () => {
  if (waitingBytes > 0) port.postMessage(Buffer.concat(waiting))
  waiting = []
  waitingBytes = 0
}
const drawing = workerData as Drawing | ReceiptDrawing
const drawn = 'lines' in drawing ? drawStatement(drawing) : drawReceipt(drawing)
for await (const piece of drawn as AsyncIterable<Uint8Array>) {
  waiting.push(piece)
  waitingBytes += piece.length
  if (waitingBytes >= pieceBytes) send()
}
send()
