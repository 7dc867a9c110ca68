import type { matchingLocale } from './matching-locale.ts'

/** The files of words that a page needs, by language. */
export type MessageFiles = Readonly<Record<string, readonly string[]>>

/**
 * Has the browser fetch the words of a signed-in page in the language that it will come in, beside the page's code: the
 * document is one for all languages. It runs inside the document and before everything else
 * (`build-tools/app-documents.ts`), so it imports nothing and is given how languages are matched. Which one it is says
 * `routing/initial-locale.ts` too.
 */
export function preloadMessages(files: MessageFiles, match: typeof matchingLocale): void {
  try {
    // Without a session it is not this page that comes.
    if (localStorage.getItem('access') === null) return
    const kept = localStorage.getItem('evenmoor.locale')
    const locale = kept !== null && kept in files ? kept : match(navigator.languages, Object.keys(files))
    for (const file of files[locale ?? 'en'] ?? []) {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.fetchPriority = 'low'
      link.href = `/assets/${file}`
      document.head.append(link)
    }
  } catch {
    // No storage: the words come when the page asks for them.
  }
}
