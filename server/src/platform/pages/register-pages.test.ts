import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#platform/http/app.ts'
import { registerPages } from './register-pages.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'pages-'))
const root = path.join(folder, 'client')
let app: FastifyInstance

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

beforeAll(async () => {
  write('index.html', '<h1>Home</h1><script>one()</script>')
  write('login/index.html', '<link rel="canonical" href="https://public-url.invalid/login"><h1>Log in</h1>')
  write('404/index.html', '<h1>Page not found</h1>')
  write('ar/index.html', '<h1>AR</h1>')
  write('ar/404/index.html', '<h1>AR not found</h1>')
  write('login.data', '[1]')
  write('__spa-fallback.html', '<html lang="en"><p>app</p></html>')
  write('../app/dashboard.html', '<html lang="en"><script>words()</script><p>home</p></html>')
  write('assets/app-1a2b.js', 'one()')
  write('favicon.svg', '<svg/>')
  write('manifest.webmanifest', '{"name":"practice"}')
  write('test-networks.webmanifest', '{"name":"test"}')
  write('../service-worker.js', 'keep()')
  for (const page of ['', 'login/', '404/', 'ar/', 'ar/404/'])
    write(`../test-networks/${page}index.html`, '<html lang="en"><h1>Test networks</h1>')
  writeFileSync(
    path.join(folder, 'pages.json'),
    JSON.stringify({
      app: ['/dashboard/home', '/staff/withdrawals/:id'],
      documents: { '/dashboard/home': 'dashboard.html' },
      listed: [{ en: '/', ar: '/ar' }],
    }),
  )
  app = createApp()
  app.get('/api/ping/', async () => ({ pong: true }))
  await registerPages(app, { root, publicUrl: 'https://evenmoor.example', contacts: {} })
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  app.inject({ url, headers, method: 'GET' })

describe('the worker that keeps the application', () => {
  test('is asked for anew each time, and may talk to this server alone', async () => {
    const { body, headers } = await get('/service-worker.js?locale=ar')
    expect(body).toBe('keep()')
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  })

  test('switched off, or not built: one that removes itself and all that was kept', async () => {
    const off = createApp()
    await registerPages(off, { root, publicUrl: 'https://evenmoor.example', contacts: {}, keepsShell: false })
    const { body, statusCode } = await off.inject({ url: '/service-worker.js', method: 'GET' })
    const page = await off.inject({ url: '/dashboard/home', method: 'GET' })
    expect(page.body).toContain('<html data-shell="off" data-contacts="{}" lang="en">')
    await off.close()
    expect(statusCode).toBe(200)
    expect(body).toContain('caches.delete')
    expect(body).toContain('registration.unregister')
  })

  test("the application's document alone may make its address; prerendered pages make none", async () => {
    const [app, page] = await Promise.all([get('/dashboard/home'), get('/login')])
    expect(app.headers['content-security-policy']).toContain('trusted-types evenmoor-worker;')
    expect(page.headers['content-security-policy']).toContain("trusted-types 'none'")
  })
})

test('where coins of test networks are used, every document and the manifest are the ones that say so', async () => {
  const onTest = createApp()
  await registerPages(onTest, { root, publicUrl: 'https://evenmoor.example', contacts: {}, mode: 'test' })
  const bodyOf = async (url: string) => (await onTest.inject({ url, headers: { accept: 'text/html' } })).body
  for (const address of ['/', '/login', '/ar', '/no/such/page'])
    expect(await bodyOf(address)).toBe(
      '<html data-mode="test" data-contacts="{}" lang="en"><h1>Test networks</h1>',
    )
  expect(await bodyOf('/dashboard/home')).toContain(
    '<html data-mode="test" data-contacts="{}" lang="en"><script>words()',
  )
  expect(await bodyOf('/staff/withdrawals/7')).toBe(
    '<html data-mode="test" data-contacts="{}" lang="en"><p>app</p></html>',
  )
  const manifest = await onTest.inject('/manifest.webmanifest')
  expect(manifest.headers['content-type']).toBe('application/manifest+json')
  expect(manifest.json()).toEqual({ name: 'test' })
  await onTest.close()
  expect((await app.inject('/manifest.webmanifest')).json()).toEqual({ name: 'practice' })
})

describe('pages', () => {
  test('a prerendered page comes with its own policy and all security headers', async () => {
    const { statusCode, body, headers } = await get('/')
    expect([statusCode, body]).toEqual([200, '<h1>Home</h1><script>one()</script>'])
    expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['permissions-policy']).toContain('camera=()')
  })

  test('in brotli when the browser takes it, and 304 when it has it', async () => {
    const packed = await get('/', { accept: 'text/html', 'accept-encoding': 'gzip, br' })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain('Home')
    const again = await get('/', { accept: 'text/html', 'if-none-match': String(packed.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('a trailing slash leads to the page, its query kept', async () => {
    const { statusCode, headers } = await get('/login/?next=%2Fdashboard')
    expect([statusCode, headers.location]).toEqual([308, '/login?next=%2Fdashboard'])
  })

  test.each([
    ['/staff/withdrawals/7', '<html data-contacts="{}" lang="en"><p>app</p></html>'],
    ['/dashboard/home', '<html data-contacts="{}" lang="en"><script>words()</script><p>home</p></html>'],
    ['/dashboard/home?x=1', '<html data-contacts="{}" lang="en"><script>words()</script><p>home</p></html>'],
  ])('%s is the application, in a document of its own where the build made one', async (url, document) => {
    const { statusCode, body, headers } = await get(url)
    expect([statusCode, body]).toEqual([200, document])
    const scripts = document.includes('words()') ? /script-src 'self' 'sha256-[^;]+;/ : /script-src 'self';/
    expect(headers['content-security-policy']).toMatch(scripts)
  })
})

describe('what does not exist', () => {
  test.each(['/nothing', '//evil.example/', '/.env', '/404', '/index.html'])(
    '%s is the 404 page with its status',
    async (url) => {
      const { statusCode, body, headers } = await get(url)
      expect([statusCode, body]).toEqual([404, '<h1>Page not found</h1>'])
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    },
  )

  test('in the language of the address', async () => {
    expect((await get('/ar/nothing')).body).toBe('<h1>AR not found</h1>')
  })

  test.each(['/dashboard/nothing', '/staff/nothing', '/dashboard/..%2fadmin'])(
    '%s, where pages have no language in their address, is left to the browser',
    async (url) => {
      const { statusCode, body } = await get(url)
      expect(statusCode).toBe(404)
      expect(body).toContain('<p>app</p>')
    },
  )

  test.each([
    ['/api/nothing/', 'text/html'],
    ['/account/nothing/', '*/*'],
    ['/nothing', 'application/json'],
  ])('%s for %s is JSON', async (url, accept) => {
    const answer = await get(url, { accept })
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }])
  })

  test('a POST to a page is JSON', async () => {
    const answer = await app.inject({ url: '/login', method: 'POST', headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'Not found.' }])
  })
})

describe('files', () => {
  test('with a hash in their name stay for ever', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/assets/gone.js')).statusCode).toBe(404)
  })

  test('without one, and loader data, are served', async () => {
    expect((await get('/favicon.svg')).statusCode).toBe(200)
    expect((await get('/login.data')).body).toBe('[1]')
  })

  test('calls that were registered before carry the headers too', async () => {
    const answer = await get('/api/ping/')
    expect(answer.json()).toEqual({ pong: true })
    expect(answer.headers['x-frame-options']).toBe('DENY')
  })

  test('whole addresses begin with PUBLIC_URL, in every encoding', async () => {
    const canonical = '<link rel="canonical" href="https://evenmoor.example/login">'
    expect((await get('/login')).body).toContain(canonical)
    const packed = await get('/login', { accept: 'text/html', 'accept-encoding': 'br' })
    expect(brotliDecompressSync(packed.rawPayload).toString()).toContain(canonical)
  })

  test('the sitemap names each listed page in each language, and robots.txt names the sitemap', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toContain('xml')
    expect(body).toContain('<loc>https://evenmoor.example/</loc>')
    expect(body).toContain('<loc>https://evenmoor.example/ar</loc>')
    expect(body).toContain('hreflang="ar" href="https://evenmoor.example/ar"')
    expect(body).not.toContain('/login')
    expect((await get('/robots.txt')).body).toContain('Sitemap: https://evenmoor.example/sitemap.xml')
  })
})
