/** The thread that draws one statement or receipt: it is given what to draw, sends the file in pieces, and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { draw, type AnyDrawing } from './draw.ts'

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
for await (const piece of draw(workerData as AnyDrawing) as unknown as AsyncIterable<Uint8Array>) {
  waiting.push(piece)
  waitingBytes += piece.length
  if (waitingBytes >= pieceBytes) send()
}
send()
