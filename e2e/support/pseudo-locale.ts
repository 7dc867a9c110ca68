/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import path from 'node:path'
import type { Page } from '@playwright/test'

/**
 * A language that nobody speaks, made of the built English while a test's browser loads it: about 40 % longer,
 * accented, each message in brackets. Text without brackets did not come from a catalog. Nothing of it is in the
 * product: the catalogs of the build are rewritten on their way to the browser.
 */

const assets = path.resolve(import.meta.dirname, '../../web/build/client/assets')
const englishCatalog = /\/assets\/(en(?:\.\w+)?-[\w-]+\.js)$/

const accents: Readonly<Record<string, string>> = {
  a: 'àá', e: 'éê', i: 'îï', o: 'öó', u: 'üú', y: 'ÿ', A: 'ÀÁ', E: 'ÉÊ', I: 'ÎÏ', O: 'ÖÓ', U: 'ÜÚ', n: 'ñ', c: 'ç', N: 'Ñ', C: 'Ç',
} // prettier-ignore

/** As many letters as stand for 40 %, the brackets counted, are doubled: so words themselves grow, as in German. */
function longer(text: string, brackets: 0 | 2): string {
  let room = Math.ceil(text.length * 0.4) - brackets
  return text.replace(/[a-zA-Z]/g, (letter) => {
    const accented = accents[letter] ?? letter
    room -= accented.length - 1
    return room >= 0 ? accented : (accented[0] ?? '')
  })
}

/** A compiled ICU message (icu-minify): literal texts change, the names and kinds of arguments stay. */
function pseudoPart(part: unknown): unknown {
  if (typeof part === 'string') return longer(part, 0)
  if (!Array.isArray(part)) return part
  const [name, kind, ...rest] = part as unknown[]
  if (part.length === 1 || kind === 4 || kind === 5 || kind === 6) return part
  if (typeof kind !== 'number') return [name, ...[kind, ...rest].map(pseudoPart)]
  const choices = Object.entries(rest[0] as Record<string, unknown>)
  return [name, kind, Object.fromEntries(choices.map(([choice, words]) => [choice, pseudoWords(words)]))]
}

const pseudoWords = (words: unknown): unknown =>
  Array.isArray(words) ? words.map(pseudoPart) : pseudoPart(words)

function pseudoMessages(node: unknown): unknown {
  if (typeof node === 'string') return `[${longer(node, 2)}]`
  if (Array.isArray(node)) return ['[', ...node.map(pseudoPart), ']']
  return Object.fromEntries(
    Object.entries(node as object).map(([key, value]) => [key, pseudoMessages(value)]),
  )
}

/**
 * Shows every page in the pseudo-locale. Prerendered pages come as the application's own document, because their
 * text is in English already. Answers how many catalogs were rewritten so far.
 */
export async function speakPseudo(page: Page): Promise<() => number> {
  let rewritten = 0
  await page.route(englishCatalog, async (route) => {
    const file = englishCatalog.exec(new URL(route.request().url()).pathname)?.[1] ?? ''
    const built = (await import(path.join(assets, file))) as Record<string, unknown>
    rewritten += 1
    // The lists of further files stay as they are; asked for with a query, a file is not rewritten.
    const words = Object.entries(built).filter(([name]) => name !== 'namespaces')
    const rewrittenWords = words.map(
      ([name, tree]) => `export const ${name} = ${JSON.stringify(pseudoMessages(tree))}`,
    )
    const body = [`export * from './${file}?as-built'`, ...rewrittenWords].join('\n')
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.route('**/*', async (route) => {
    const request = route.request()
    if (request.resourceType() !== 'document') return route.fallback()
    const application = await route.fetch({ url: new URL('/dashboard/home', request.url()).href })
    return route.fulfill({ response: application })
  })
  return () => rewritten
}

/** Texts and names of things that can be seen or heard and came from no catalog; `allowed` is no text of a language. */
export const hardCodedTexts = (page: Page, allowed: RegExp): Promise<string[]> =>
  page.evaluate((source) => {
    const isAllowed = new RegExp(source, 'u')
    const found: string[] = []
    const isForeign = (element: Element | null) =>
      element?.closest('[lang]:not(html), [translate="no"], svg, code') !== null
    // A message may be spread over elements, so brackets are counted through the whole document.
    let depth = 0
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      if (node.parentElement?.closest('script, style, noscript')) continue
      let outside = ''
      for (const sign of node.nodeValue ?? '') {
        if (sign === '[') depth += 1
        else if (sign === ']') depth -= 1
        else if (depth === 0) outside += sign
      }
      // The one sign on a key's cap is the same in every language.
      if (outside.trim().length === 1 && node.parentElement?.closest('kbd')) continue
      const isSeen = node.parentElement?.checkVisibility({ visibilityProperty: true })
      if (isSeen && !isForeign(node.parentElement) && !isAllowed.test(outside.trim()))
        found.push(outside.trim())
    }
    for (const name of [
      'aria-label',
      'title',
      'placeholder',
      'alt',
      'aria-valuetext',
      'aria-roledescription',
    ]) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = (element.getAttribute(name) ?? '').replace(/\[.*\]/gu, '').trim()
        if (!isForeign(element) && !isAllowed.test(text)) found.push(`${name}: ${text}`)
      }
    }
    const title = document.title.replace(/\[.*\]/u, '').trim()
    if (!isAllowed.test(title)) found.push(`title: ${title}`)
    return [...new Set(found)]
  }, allowed.source)

/** Texts that are cut off by their box, leave the window, or lie over another text. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const short = (text: string | null) => (text ?? '').trim().slice(0, 50)
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.closest('.sr-only, [aria-hidden="true"], [inert], [translate="no"], svg') === null
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!isShown(element) || element.closest('[title]') !== null) continue
      // What is typed into a field is read by moving in it.
      if (element.matches('input')) continue
      const { overflowX, overflowY } = getComputedStyle(element)
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${short(element.textContent)}`)
      if (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
        found.push(`cut below: ${short(element.textContent)}`)
    }
    const isSideways = (element: Element) => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return true
      return false
    }
    const layerOf = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position, zIndex } = getComputedStyle(box)
        const isAbove = /fixed|sticky/.test(position) || (position === 'absolute' && zIndex !== 'auto')
        if (isAbove || box.matches('dialog, [popover]')) return box
      }
      return document.body
    }
    const lines: { text: string; rect: DOMRect; layer: Element }[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const parent = node.parentElement
      if (
        !parent ||
        !node.nodeValue?.trim() ||
        parent.closest('script, style, noscript, option') ||
        !isShown(parent)
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const layer = layerOf(parent)
      const text = short(node.nodeValue)
      for (const rect of range.getClientRects()) {
        if (rect.width < 2) continue
        if ((rect.left < -1 || rect.right > innerWidth + 1) && !isSideways(parent))
          found.push(`outside: ${text}`)
        // Small buttons and tags must hold their words.
        const box = parent.closest('button, a, .rounded-pill, label, th, td')?.getBoundingClientRect()
        if (box && (rect.left < box.left - 1 || rect.right > box.right + 1))
          found.push(`over its edge: ${text}`)
        lines.push({ text, rect, layer })
      }
    }
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.layer !== other.layer) continue
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        // Lines of one text touch where they are set tight.
        const least = Math.min(one.rect.height, other.rect.height)
        if (width > 2 && height > least * 0.4) found.push(`over each other: ${one.text} | ${other.text}`)
      }
    }
    return [...new Set(found)]
  })
