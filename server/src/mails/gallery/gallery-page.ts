import { hash } from 'node:crypto'
import { type Locale, directionOf, locales, nameOfLanguage } from '@evenmoor/contract/locales'
import { escapeHtml } from '#platform/mail/escape-html.ts'
import { logoCid, logoPng } from '#platform/mail/logo.ts'
import type { Mail } from '#platform/mail/mail-content.ts'
import { darkCondition } from '#platform/mail/mail-look.ts'

/** Where the gallery is; a letter's HTML is below it. */
export const galleryPath = '/dev/mail/letters/'

export const galleryThemes = ['light', 'dark'] as const
export type GalleryTheme = (typeof galleryThemes)[number]

type Choice = { readonly name: string; readonly locale: Locale }

const style = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#fbf9f5,#14161f);color:light-dark(#1e2033,#f4f2ee);font:15px/1.5 system-ui,sans-serif}
main{display:grid;grid-template-columns:16rem minmax(0,1fr);gap:1.5rem;padding:1rem 1.5rem 3rem}
nav ul{list-style:none;margin:0 0 1rem;padding:0}
nav a{display:block;padding:.2rem .4rem;border-radius:.4rem;overflow-wrap:anywhere}
a{color:light-dark(#3a309c,#bdbaf5)}
a[aria-current]{background:light-dark(#e7e5fb,#2b2950);font-weight:600;text-decoration:none}
.parts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1rem}
h1,h2{line-height:1.25;margin:.25rem 0 .5rem}h1{font-size:1.25rem}h2{font-size:1rem}
iframe{width:100%;height:70rem;border:1px solid light-dark(#dedbd4,#34374a);border-radius:.6rem;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;padding:1rem;border:1px solid light-dark(#dedbd4,#34374a);border-radius:.6rem;font:13px/1.5 ui-monospace,monospace}
.hint{color:light-dark(#55586d,#b9bbc9);margin:0 0 1rem}
:focus-visible{outline:3px solid light-dark(#5b4fe0,#c3c0f7);outline-offset:2px}
@media (max-width:48rem){main{grid-template-columns:minmax(0,1fr)}}
`

/** Of the gallery: no script; the letters stand in frames, as written for each theme. */
export const galleryPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Of a letter in its frame: nothing but its own inline styles and the mark that travels with it. */
export const letterPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'"

/** A letter as HTML, light and dark, beside its text part, with links to every letter and every language. */
export function galleryPage(names: readonly string[], { name, locale }: Choice, mail: Mail): string {
  const link = (to: Choice, label: string, isCurrent: boolean) =>
    `<li><a href="${escapeHtml(pathOf(to))}"${isCurrent ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a></li>`
  const frames = galleryThemes.map(
    (theme) =>
      `<section><h2>HTML, ${theme}</h2><iframe title="HTML, ${theme}" sandbox src="${escapeHtml(framePath({ name, locale }, theme))}"></iframe></section>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)} · Emails · Evenmoor</title>
<style>${style}</style>
</head>
<body>
<main>
<nav aria-label="Emails">
<ul>${locales.map((to) => link({ name, locale: to }, nameOfLanguage(to), to === locale)).join('')}</ul>
<ul>${names.map((to) => link({ name: to, locale }, to, to === name)).join('')}</ul>
</nav>
<div>
<h1 dir="auto">${escapeHtml(mail.subject)}</h1>
<p class="hint">Every email the product sends, with sample facts. The links in them lead nowhere.</p>
<div class="parts">
${frames.join('\n')}
<section><h2>Text</h2><pre lang="${locale}" dir="${directionOf(locale)}">${escapeHtml(mail.text)}</pre></section>
</div>
</div>
</main>
</body>
</html>
`
}

const queryOf = ({ name, locale }: Choice): string =>
  new URLSearchParams({ letter: name, lang: locale }).toString()

const pathOf = (choice: Choice): string => `${galleryPath}?${queryOf(choice)}`

const framePath = (choice: Choice, theme: GalleryTheme): string =>
  `${galleryPath}html/?${queryOf(choice)}&theme=${theme}`

/** A letter's HTML with its mark in it, as a program shows it that is light or dark; null leaves that to the system. */
export function shownIn(theme: GalleryTheme | null, html: string): string {
  const whole = html.replaceAll(`cid:${logoCid}`, `data:image/png;base64,${logoPng.toString('base64')}`)
  if (theme === null) return whole
  return whole
    .replaceAll(`@media ${darkCondition}`, theme === 'dark' ? '@media all' : '@media not all')
    .replaceAll('color-scheme:light dark', `color-scheme:${theme}`)
}
