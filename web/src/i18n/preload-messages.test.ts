import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { matchingLocale } from './matching-locale.ts'
import { preloadMessages } from './preload-messages.ts'

const fonts = { 'zh-CN': ['han.woff2'] }
const files = { en: ['en.js'], 'pt-BR': ['pt.js', 'more.js'], 'zh-CN': ['zh.js'] }

/** What a document with the text of both functions has the browser fetch. */
function fetched(kept: Readonly<Record<string, string>>, wished: readonly string[]): readonly string[] {
  const links: { href: string }[] = []
  const given = [JSON.stringify(files), JSON.stringify(fonts), matchingLocale.toString()].join()
  runInNewContext(`(${preloadMessages.toString()})(${given})`, {
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    navigator: { languages: wished },
    document: { createElement: () => ({}), head: { append: (link: { href: string }) => links.push(link) } },
  })
  return links.map(({ href }) => href)
}

test.each([
  [{}, ['pt'], []],
  [{ access: 'a' }, ['pt'], ['/assets/pt.js', '/assets/more.js']],
  [{ access: 'a' }, ['zh-TW', 'zh-SG'], ['/assets/han.woff2', '/assets/zh.js']],
  [{ access: 'a' }, ['zh-TW'], ['/assets/en.js']],
  [{ access: 'a', 'evenmoor.locale': 'en' }, ['pt'], ['/assets/en.js']],
  [{ access: 'a', 'evenmoor.locale': 'xx' }, ['pt'], ['/assets/pt.js', '/assets/more.js']],
])('with %j kept and %j wished the document fetches %j', (kept, wished, expected) => {
  expect(fetched(kept, wished)).toEqual(expected)
})
