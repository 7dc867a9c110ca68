/// <reference lib="dom" />
/**
 * Draws the pictures that cannot be SVG (the preview that is shown for a shared link, and the icons for home screens)
 * into web/public, from the site's own font, colors and coins. Run it when one of these changes.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { coinDrawings } from '../web/src/screens/public/home/coin-drawings.ts'
import { findBrowser } from './browser.ts'
import { answerHelp } from './setup/usage.mjs'
import { inMode, readCatalog } from './words/catalogs.ts'

answerHelp(
  'npm run site-pictures    draws the preview of shared links and the icons of home screens into web/public\n',
)

const root = path.resolve(import.meta.dirname, '..')
const english = readCatalog('en')
const words = (key: string) => inMode(english.get(`site.home.${key}`) ?? '', 'practice')
const publicFolder = path.join(root, 'web/public')
const font = readFileSync(
  path.join(root, 'node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'),
).toString('base64')

const mark = (size: number) =>
  `<svg viewBox="0 0 32 32" width="${size}" height="${size}"><path d="M4 15.2a12 12 0 0 1 24 0z" fill="#423fb8"/><path d="M4 16.8a12 12 0 0 0 24 0z" fill="#007979"/></svg>`

/** Degrees on the color wheel, and place and size in the picture, of each coin. */
const places: Readonly<Record<string, readonly [hue: number, left: number, top: number, size: number]>> = {
  bitcoin: [65, 800, 70, 150],
  bnb: [95, 985, 60, 100],
  cardano: [255, 1040, 190, 120],
  eth: [285, 890, 235, 140],
  pi: [320, 770, 330, 100],
  sol: [190, 1050, 345, 105],
  usdt: [165, 905, 420, 130],
  xrp: [235, 790, 470, 90],
}

const coins = coinDrawings
  .map(([name, sign]) => {
    const [hue, left, top, size] = places[name] ?? [0, 0, 0, 0]
    const color = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} ${hue})`
    return `<svg viewBox="0 0 96 96" style="position:absolute;left:${left}px;top:${top}px;width:${size}px">
<ellipse cx="48" cy="53" rx="42" ry="41" fill="${color(0.68, 0.09)}"/><circle cx="48" cy="47" r="42" fill="${color(0.87, 0.085)}"/>
<circle cx="48" cy="47" r="34" fill="none" stroke="${color(0.68, 0.09)}" stroke-width="2" stroke-dasharray="1 5" stroke-linecap="round"/>
<path d="${sign}" transform="translate(0 -1)" fill="none" stroke="${color(0.42, 0.1)}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  })
  .join('')

const preview = `<style>
@font-face{font-family:Onest;src:url(data:font/woff2;base64,${font});font-weight:100 900}
body{margin:0;width:1200px;height:630px;background:#fcfaf6;color:#1b1e2e;font-family:Onest;position:relative;overflow:hidden}
main{position:absolute;left:80px;top:72px;width:640px;height:486px;display:flex;flex-direction:column}
.logo{display:flex;align-items:center;gap:14px;font-size:36px;font-weight:700}
.pill{align-self:start;margin-top:64px;background:#daf5f6;color:#06555c;border-radius:999px;padding:8px 20px;font-size:24px;font-weight:600}
h1{font-size:64px;line-height:1.08;letter-spacing:-.025em;font-weight:650;margin:24px 0 0;text-wrap:balance}
p{margin:auto 0 0;font-size:26px;color:#4b4f5e}
</style><main><div class="logo">${mark(48)}Evenmoor</div><div class="pill">${words('pill')}</div><h1>${words('heading')}</h1><p>Nothing promised. Nothing invented.</p></main>${coins}`

const icon = (size: number) =>
  `<style>body{margin:0;background:#fcfaf6;display:grid;place-items:center;width:${size}px;height:${size}px}</style>${mark(size * 0.8)}`

const browser = await chromium.launch(await findBrowser())
try {
  const page = await browser.newPage()
  const draw = async (file: string, html: string, width: number, height: number) => {
    await page.setViewportSize({ width, height })
    await page.setContent(`<!doctype html><html lang="en">${html}`)
    await page.evaluate(async () => {
      await document.fonts.ready
    })
    await page.screenshot({ path: path.join(publicFolder, file) })
  }
  await draw('preview.png', preview, 1200, 630)
  await draw('icon-192.png', icon(192), 192, 192)
  await draw('icon-512.png', icon(512), 512, 512)
} finally {
  await browser.close()
}
