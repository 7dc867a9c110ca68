import { useEffect, useRef } from 'react'

type PictureCanvasProps = {
  picture: Blob
  /** What it shows, in words. */
  label: string
  /** Clockwise quarter turns. */
  quarterTurns?: number
  /** As wide as its box at 1. */
  zoom?: number
}

/**
 * A picture that has no address, drawn into the page: the content policy lets images come from the site's own addresses
 * alone, and nothing of this one is left when the page is.
 */
export function PictureCanvas({ picture, label, quarterTurns = 0, zoom = 1 }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isGone = false
    const show = async () => {
      const bitmap = await createImageBitmap(picture)
      if (!isGone && canvas.current) draw(canvas.current, bitmap, quarterTurns)
      bitmap.close()
    }
    // A file that cannot be decoded here stays an empty frame with its name. The server says what is wrong.
    void show().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [picture, quarterTurns])
  return (
    <canvas
      ref={canvas}
      // An img element would need an address.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      style={{ width: `${zoom * 100}%` }}
      className="block max-w-none rounded-media bg-sunken"
    />
  )
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap, quarterTurns: number): void {
  const { width, height } = bitmap
  const isOnItsSide = quarterTurns % 2 === 1
  canvas.width = isOnItsSide ? height : width
  canvas.height = isOnItsSide ? width : height
  const context = canvas.getContext('2d')
  if (context === null) return
  context.translate(canvas.width / 2, canvas.height / 2)
  context.rotate((quarterTurns * Math.PI) / 2)
  context.drawImage(bitmap, -width / 2, -height / 2)
}
