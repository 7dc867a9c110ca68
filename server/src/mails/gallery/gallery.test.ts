import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, createTestApp } from '#testing/app.ts'
import { sampleLetters } from './samples.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const get = (url: string, remoteAddress = '127.0.0.1', app = t.app) =>
  app.inject({ method: 'GET', url, remoteAddress })

describe('the gallery of emails', () => {
  test('leads to every letter in every language, beside its text part', async () => {
    const { statusCode, body } = await get('/dev/mail/letters/?letter=requested&lang=de')
    expect(statusCode).toBe(200)
    for (const name of Object.keys(sampleLetters('https://evenmoor.example'))) {
      expect(body).toContain(`letter=${new URLSearchParams({ n: name }).toString().slice(2)}&amp;lang=de`)
    }
    for (const locale of ['en', 'ar', 'pt-BR']) expect(body).toContain(`letter=requested&amp;lang=${locale}`)
    expect(body).toContain('Sie haben eine Auszahlung von 260,00\u00a0$ beantragt')
  })

  test('shows a letter light and dark, with its mark and without a request elsewhere', async () => {
    const [light, dark] = await Promise.all(
      ['light', 'dark'].map((theme) =>
        get(`/dev/mail/letters/html/?letter=requested&lang=en&theme=${theme}`),
      ),
    )
    expect(light!.body).toContain('@media not all{')
    expect(dark!.body).toContain('@media all{')
    for (const { body, headers } of [light!, dark!]) {
      expect(body).toContain('src="data:image/png;base64,')
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
  })

  test('shows a letter that it knows, whatever it is asked for', async () => {
    const { statusCode, body } = await get('/dev/mail/letters/?letter=__proto__&lang=<script>')
    expect(statusCode).toBe(200)
    expect(body).not.toContain('<script')
  })

  test('is not there for other machines, nor where a mail server is configured', async () => {
    for (const path of ['/dev/mail/letters/', '/dev/mail/letters/html/']) {
      expect((await get(path, '203.0.113.9')).statusCode).toBe(404)
    }
    const live = await createTestApp({ MAIL_URL: 'smtp://127.0.0.1:1' })
    try {
      expect((await get('/dev/mail/letters/', '127.0.0.1', live.app)).statusCode).toBe(404)
    } finally {
      await live.close()
    }
  })
})
