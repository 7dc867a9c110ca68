import sharp from 'sharp'

const taken = new Map<string, Promise<Buffer>>()

/** A camera's picture, lying on its side: noise that does not compress away, with what cameras write beside it. */
export function photo(width = 640, height = 420): Promise<Buffer> {
  const size = `${width}x${height}`
  const made = taken.get(size) ?? take(width, height)
  taken.set(size, made)
  return made
}

const take = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#dde',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 90 })
    .withExif({
      IFD0: { Make: 'SECRETCAMERA' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '51/1 28/1 38/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '0/1 0/1 5/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** One color, so that many pixels are few bytes. */
export const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#abc' }, limitInputPixels: false })
