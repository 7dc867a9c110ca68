import type { matchingLocale } from './matching-locale.ts'

/** The files of words that a page needs, by language. */
export type MessageFiles = Readonly<Record<string, readonly string[]>>

/** The files of fonts that pages need beside Onest's, by language. */
export type FontFiles = Readonly<Record<string, readonly string[]>>

/**
 * Has the browser fetch the words of a signed-in page in the language that it will come in, beside the page's code: the
 * document is one for all languages. It runs inside the document and before everything else
 * (`build-tools/app-documents.ts`), so it imports nothing and is given how languages are matched. Which one it is says
 * `routing/initial-locale.ts` too. The fonts of a script come with them: one that is asked for with the first text is too
 * late to be shown (`font-display: optional`).
 */
export function preloadMessages(files: MessageFiles, fonts: FontFiles, match: typeof matchingLocale): void {
  try {
    // Without a session it is not this page that comes.
    if (localStorage.getItem('access') === null) return
    const kept = localStorage.getItem('evenmoor.locale')
    const locale = kept !== null && kept in files ? kept : match(navigator.languages, Object.keys(files))
    const add = (file: string, rel: string, further: Partial<HTMLLinkElement>) =>
      document.head.append(
        Object.assign(document.createElement('link'), { rel, ...further, href: `/assets/${file}` }),
      )
    for (const file of fonts[locale ?? 'en'] ?? [])
      add(file, 'preload', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
    for (const file of files[locale ?? 'en'] ?? []) add(file, 'modulepreload', { fetchPriority: 'low' })
  } catch {
    // No storage: the words come when the page asks for them.
  }
}
