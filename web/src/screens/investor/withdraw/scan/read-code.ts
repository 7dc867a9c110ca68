import { decodeQRBatch } from 'qr/decode.js'
import { pictureMaxMb } from './picture-limits.ts'

/** What is in a picture: the text of its QR code, or why there is none. */
export type PictureRead =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: 'tooLarge' | 'unreadable' | 'noCode' | 'several' }

/** A code fills at least a tenth of a picture that is meant to show it: this many pixels are enough for that. */
const longSideMax = 2_000
/** How long is searched in a picture where nothing is found at once. */
const patienceMs = 1_500

const refused = (problem: Extract<PictureRead, { ok: false }>['problem']): PictureRead => ({
  ok: false,
  problem,
})

/** Reads the QR code of a picture in the browser; nothing of it leaves the device. Bears any file. */
export async function readCode(file: Blob): Promise<PictureRead> {
  if (file.size > pictureMaxMb * 1_000_000) return refused('tooLarge')
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return refused('unreadable')
  const image = pixelsOf(bitmap)
  bitmap.close()
  if (image === null) return refused('unreadable')
  const [found = []] = await decodeQRBatch([image], {
    maxSize: { width: image.width, height: image.height },
    effort: Infinity,
    timeLimit: patienceMs,
  })
  const texts = new Set(found.filter((one) => typeof one === 'string'))
  if (texts.size > 1) return refused('several')
  const [text] = texts
  return text === undefined ? refused('noCode') : { ok: true, text }
}

/** On white, since a code may be drawn on nothing; and no larger than it has to be. */
function pixelsOf(bitmap: ImageBitmap): ImageData | null {
  const scale = Math.min(1, longSideMax / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) return null
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
