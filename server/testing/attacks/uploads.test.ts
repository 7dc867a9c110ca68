import { deflateSync, gzipSync, crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { upload } from '#identity/testing/checks.ts'
import { flat, photo } from '#identity/testing/pictures.ts'
import { openBytes } from '#platform/secret-box.ts'
import { secretKey } from '#platform/secret-key.ts'
import { createTestApp, type TestApp, type TestPerson } from '#testing/app.ts'

/** U01: hostile identity files. Each is refused in words, or made anew so that nothing of it is left but its pixels. */
let t: TestApp
let eve: TestPerson
beforeAll(async () => {
  t = await createTestApp()
})
beforeEach(async () => {
  eve = await t.person()
  await eve.call('POST', '/account/identity/', { document: 'passport' })
})
afterAll(() => t.close())

const send = (file: Buffer | string, headers?: Record<string, string>) =>
  upload(t, eve, 'front', file, headers)
const stored = () =>
  t.ctx.db
    .selectFrom('identity_picture as p')
    .innerJoin('identity_check as c', 'c.id', 'p.check_id')
    .selectAll('p')
    .where('c.person_id', '=', eve.id)
    .execute()

async function storedJpeg(): Promise<Buffer> {
  const [row] = await stored()
  const { key } = await secretKey(t.ctx.config.dataDir, 'identity-picture-key')
  return openBytes(key, row!.sealed, `${row!.check_id}/front`)
}

const chunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const typed = Buffer.concat([Buffer.from(type), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([head, typed, sum])
}

/** A PNG that says it is this large, with this for its rows, of so many bits for each pixel. */
function png(width: number, height: number, rows: Buffer, bits = 8): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const script = '<script>alert(document.domain)</script>'
const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><script>alert(1)</script><image href="file:///etc/passwd"/></svg>`
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-')

describe('refused, and nothing is stored', () => {
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['an SVG with a script', 'picture_type', () => Buffer.from(svg)],
    ['an SVG behind spaces', 'picture_type', () => Buffer.from(`\n\n  ${svg}`)],
    ['a compressed SVG', 'picture_type', () => gzipSync(svg)],
    ['a page that is called a JPEG', 'picture_type', () => Buffer.from(`<!doctype html>${script}`)],
    [
      'a PDF with a script',
      'picture_pdf',
      () => Buffer.from('%PDF-1.7\n1 0 obj <</JS (app.alert(1))>> endobj'),
    ],
    ['a PDF behind rubbish', 'picture_pdf', () => Buffer.from(`rubbish\n%PDF-1.4 ${script}`)],
    [
      'a GIF that is a JAR',
      'picture_type',
      async () =>
        Buffer.concat([await flat(1_200, 800).gif().toBuffer(), Buffer.from('PK\u0003\u0004META-INF')]),
    ],
    ['a TIFF', 'picture_type', () => flat(1_200, 800).tiff().toBuffer()],
    ['an AVIF', 'picture_type', () => flat(1_200, 800).avif({ effort: 0 }).toBuffer()],
    ['a zip bomb', 'picture_type', () => gzipSync(Buffer.alloc(50_000_000))],
    ['the antivirus test file', 'picture_type', () => Buffer.from(eicar)],
    ['nothing', 'picture_type', () => Buffer.alloc(0)],
    ['the first bytes of a JPEG', 'picture_type', () => Buffer.from('ffd8ffe0', 'hex')],
    ['half a JPEG', 'picture_damaged', async () => (await photo()).subarray(0, 60_000)],
    [
      '20,000 × 20,000 pixels in few bytes',
      'picture_too_many_pixels',
      // A row is a byte that says how it is written, and a bit for each pixel.
      () => png(20_000, 20_000, Buffer.alloc((1 + 20_000 / 8) * 20_000), 1),
    ],
    [
      'a PNG that says it has 4 billion pixels',
      'picture_too_many_pixels',
      () => png(65_535, 65_535, Buffer.alloc(1_000)),
    ],
    [
      'a PNG with fewer rows than it says',
      'picture_damaged',
      () => png(2_000, 2_000, Buffer.alloc(2_001 * 3)),
    ],
    [
      'a moving WebP',
      'picture_moving',
      async () => {
        const frames = Buffer.alloc(700 * 1_400 * 3, 90)
        return sharp(frames.fill(200, 700 * 700 * 3), {
          raw: { width: 700, height: 1_400, channels: 3, pageHeight: 700 },
        })
          .webp({ loop: 0 })
          .toBuffer()
      },
    ],
    ['one pixel', 'picture_too_small', () => flat(1, 1).png().toBuffer()],
    ['a long thin line', 'picture_too_small', () => flat(6_000, 40).png().toBuffer()],
  ])('%s', async (_name, code, make) => {
    const reply = await send(await make())
    expect([reply.status, reply.body.code]).toEqual([400, code])
    expect(reply.body.detail).toContain('Nothing was stored.')
    expect(reply.body.detail).not.toMatch(/vips|sharp|libspng|node_modules/i)
    expect(await stored()).toEqual([])
  })

  test('8 MB and one byte, announced or not', async () => {
    const file = Buffer.alloc(8 * 1024 * 1024 + 1)
    expect(await send(file)).toMatchObject({ status: 413, body: { code: 'file_too_large' } })
    expect(await stored()).toEqual([])
  })

  test('the 11th file of an hour, whatever the ten were', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await send('no picture')).status).toBe(400)
    const reply = await send(await photo())
    expect(reply.status).toBe(429)
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3_500)
    expect(await stored()).toEqual([])
  })

  test('twelve at once are ten at most', async () => {
    const replies = await Promise.all(Array.from({ length: 12 }, () => send('no picture')))
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test('without a session, before a byte is read', async () => {
    const reply = await upload(t, { access: 'x'.repeat(43) }, 'front', Buffer.alloc(9 * 1024 * 1024))
    expect(reply.status).toBe(401)
  })
})

describe('made anew', () => {
  const shown = async () => {
    const jpeg = await storedJpeg()
    expect(jpeg.subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'))
    return jpeg.toString('latin1')
  }

  test.each<[string, (picture: Buffer) => Buffer | Promise<Buffer>]>([
    ['a JPEG with a page behind it', (jpeg) => Buffer.concat([jpeg, Buffer.from(script)])],
    ['a JPEG that is a ZIP too', (jpeg) => Buffer.concat([jpeg, Buffer.from(`PK\u0003\u0004${script}`)])],
    [
      'a JPEG with a script in its comment',
      (jpeg) =>
        Buffer.concat([
          jpeg.subarray(0, 2),
          Buffer.from([0xff, 0xfe, 0, script.length + 2]),
          Buffer.from(script),
          jpeg.subarray(2),
        ]),
    ],
    [
      'a PNG with a script in a text chunk',
      async (jpeg) => {
        const picture = await sharp(jpeg).png().toBuffer()
        const end = picture.length - 12
        return Buffer.concat([
          picture.subarray(0, end),
          chunk('tEXt', Buffer.from(`a\0${script}`)),
          picture.subarray(end),
        ])
      },
    ],
  ])('%s', async (_name, make) => {
    expect((await send(await make(await photo()))).status).toBe(200)
    const text = await shown()
    expect(text).not.toContain('script')
    expect(text).not.toContain('PK\u0003\u0004')
    expect(text).not.toContain('SECRETCAMERA')
  })

  test('a picture under any type and name: neither is looked at or kept', async () => {
    const names = ['../../etc/passwd', 'a\u0000.php', '\u202egpj.exe', 'a.svg']
    for (const name of names) {
      const headers = {
        'content-type': 'text/html',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      }
      expect((await send(await photo(), headers)).status).toBe(200)
    }
    expect(await stored()).toHaveLength(1)
    expect(await shown()).not.toContain('passwd')
  })

  test('colors that show through become white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const file = await sharp({ create: { width: 900, height: 600, channels: 4, background: clear } })
      .png()
      .toBuffer()
    expect((await send(file)).status).toBe(200)
    const { data } = await sharp(await storedJpeg())
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(250)
  })
})
