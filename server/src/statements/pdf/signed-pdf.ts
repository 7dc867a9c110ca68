import { createHash } from 'node:crypto'
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { StatementKey } from '../statement-key.ts'
import type { AnyDrawing } from './draw.ts'
import { drawingSlots } from './drawing-slots.ts'

const patienceMs = 60_000

/**
 * The file of a statement or a receipt, piece by piece: drawn in a thread of its own, so that ten thousand lines keep nobody waiting,
 * and signed as it passes. Waits for a place when others are being drawn.
 */
export async function* signedPdf(drawing: AnyDrawing, key: StatementKey): AsyncGenerator<Uint8Array> {
  const leave = await drawingSlots.enter()
  const digest = createHash('sha256')
  try {
    for await (const piece of drawn(drawing)) {
      digest.update(piece)
      yield piece
    }
    yield Buffer.from(key.close(digest.digest('hex'), drawing.facts.format))
  } finally {
    leave()
  }
}

async function* drawn(drawing: AnyDrawing): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('./drawing-thread.ts', import.meta.url), {
    workerData: drawing,
    resourceLimits: { maxOldGenerationSizeMb: 768 },
  })
  try {
    const pieces = on(worker, 'message', { close: ['exit'], signal: AbortSignal.timeout(patienceMs) })
    for await (const [piece] of pieces as AsyncIterable<[Uint8Array]>) yield piece
  } finally {
    await worker.terminate()
  }
}
