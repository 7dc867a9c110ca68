import { jpegOf } from './shrink-picture.ts'

/** The texts on the specimen. All of them mark it as one. */
export type SpecimenWords = {
  readonly mark: string
  readonly document: string
  readonly side: string
  readonly note: string
  /** Such as "Name: Ada Lovelace": the name of the account, so that nobody is invented. */
  readonly lines: readonly string[]
}

const width = 1_280
const height = 808

/** A picture of a document that there is not, marked as a specimen from corner to corner. Null where it cannot be drawn. */
export async function drawSpecimen({
  mark,
  document: title,
  side,
  note,
  lines,
}: SpecimenWords): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.fillStyle = '#eef1f6'
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#cdd5e3'
  for (let y = 40; y < height; y += 56) context.fillRect(0, y, width, 2)
  drawMark(context, mark)
  context.fillStyle = '#101828'
  context.textAlign = 'center'
  const write = (text: string, y: number, size: number) => {
    context.font = `600 ${size}px sans-serif`
    context.fillText(text, width / 2, y, width - 120)
  }
  write(`${mark} · ${title} · ${side}`, 120, 52)
  lines.forEach((line, index) => write(line, 300 + index * 90, 44))
  write(note, height - 80, 36)
  return jpegOf(canvas)
}

/** Large and aslant, behind the words. */
function drawMark(context: CanvasRenderingContext2D, mark: string): void {
  context.save()
  context.translate(width / 2, height / 2)
  context.rotate(-Math.PI / 8)
  context.fillStyle = '#f2b8b5'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.font = '800 230px sans-serif'
  context.fillText(mark, 0, 0, width)
  context.restore()
}
