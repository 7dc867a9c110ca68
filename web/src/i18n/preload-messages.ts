/** The files of words that a page needs, by language. */
export type MessageFiles = Readonly<Record<string, readonly string[]>>

/**
 * Has the browser fetch the words of a signed-in page in the language that it will come in, beside the page's code: the
 * document is one for all languages. Runs as it stands here, inside the document and before everything else
 * (`build-tools/app-documents.ts`), so it knows no other file: which language that is say
 * `i18n/preferred-locale.ts` and `i18n/matching-locale.ts`.
 */
export function preloadMessages(files: MessageFiles): void {
  try {
    // Without a session it is not this page that comes.
    if (localStorage.getItem('access') === null) return
    const writingOf = (tag: string) => {
      const { language, script } = new Intl.Locale(tag).maximize()
      return `${language}-${script}`
    }
    const matching = (tag: string) =>
      tag in files ? tag : Object.keys(files).find((its) => writingOf(its) === writingOf(tag))
    const kept = localStorage.getItem('evenmoor.locale')
    const locale = kept !== null && kept in files ? kept : navigator.languages.map(matching).find(Boolean)
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
