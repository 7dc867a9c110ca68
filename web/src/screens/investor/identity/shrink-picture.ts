/** Below this a picture is sent as it is. */
const smallBytes = 1_500_000
/** What the server keeps of a picture at most. */
const longSideMax = 2_000

/**
 * A large picture made smaller before it is sent: a slow connection takes seconds and not a minute, and what the camera
 * wrote into the file stays on the device. What the browser cannot decode goes as it is: the server says what is wrong.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= smallBytes) return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return file
  const scale = Math.min(1, longSideMax / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return file
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return (await jpegOf(canvas)) ?? file
}

/** What a canvas shows; null where the browser cannot tell. */
export const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
