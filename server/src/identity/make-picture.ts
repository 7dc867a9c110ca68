/** Makes a new picture from the pixels of an upload. Nothing else of the file is kept. */
import { because } from '@evenmoor/contract/refusals'
import type { PictureFault } from '@evenmoor/contract/identity'
import sharp from 'sharp'
import { boundedGate } from '#platform/bounded-gate.ts'
import { Problem, unavailable } from '#platform/problems.ts'

export type Picture = { readonly jpeg: Buffer; readonly width: number; readonly height: number }

/** A telephone's camera has 12 million; decoding takes four bytes for each. */
const pixelsMax = 40_000_000
/** What a person reads a document on; the rest of a large picture is only weight. */
const longSideMax = 2_000
const longSideMin = 600
const shortSideMin = 400
const secondsMax = 8

// Of all that the library reads, three decoders stay: it never reads SVG, PDF, GIF, TIFF or HEIF.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

const busy = () => unavailable(because('too_many_pictures_now'))

/** How many are processed at once. At 8 MB each, this bounds the memory they use. */
export const atUploadPlace = boundedGate({ running: 16, waiting: 0 }, busy)
/** Decodes one picture at a time, across all uploads. */
const decoding = boundedGate({ running: 1, waiting: 16 }, busy)

/**
 * A JPEG of what the file shows, upright, at most 2,000 pixels long, without anything that was written into the file
 * beside the picture. 400 with its own words for what is no JPEG, PNG or WebP, moves, is damaged, or has far too many
 * pixels or too few.
 */
export const makePicture = (bytes: Buffer): Promise<Picture> => decoding(() => remake(bytes))

async function remake(bytes: Buffer): Promise<Picture> {
  if (bytes.length === 0) throw refusal('picture_type')
  if (isPdf(bytes)) throw refusal('picture_pdf')
  const image = () => sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'warning' })
  const { pages = 1 } = await image().metadata().catch(refuseAs('picture_type'))
  if (pages > 1) throw refusal('picture_moving')
  const { data, info } = await image()
    .rotate()
    .resize({ width: longSideMax, height: longSideMax, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85 })
    .timeout({ seconds: secondsMax })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseAs('picture_damaged'))
  const { width, height } = info
  if (Math.max(width, height) < longSideMin || Math.min(width, height) < shortSideMin)
    throw refusal('picture_too_small')
  return { jpeg: data, width, height }
}

/** Readers take the mark anywhere in the first kilobyte. */
const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 1_024).includes('%PDF-')

const refuseAs = (fault: Fault) => (error: unknown) => {
  const isHuge = error instanceof Error && /pixel limit/i.test(error.message)
  throw refusal(isHuge ? 'picture_too_many_pixels' : fault)
}

type Fault = Exclude<PictureFault, `file_${string}`>

const refusal = (code: Fault): Problem => new Problem(400, because(code), { isNamed: true })
