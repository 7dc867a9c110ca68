/**
 * The first of the languages spoken here that a browser asks for, best first. A tag means its own language or one that is
 * the same language in the same script: "pt" and "pt-PT" are "pt-BR", "zh-Hans-SG" is "zh-CN", and "zh-TW" is not.
 *
 * It stands on its own, because documents carry its text (`build-tools/app-documents.ts`).
 */
export function matchingLocale<Spoken extends string>(
  wished: readonly string[],
  spoken: readonly Spoken[],
): Spoken | undefined {
  /** A tag's language and script, such as "zh-Hans"; null for what is no tag. */
  const writingOf = (tag: string): string | null => {
    try {
      const { language, script } = new Intl.Locale(tag).maximize()
      return `${language}-${script}`
    } catch {
      return null
    }
  }
  for (const tag of wished) {
    const asked = writingOf(tag)
    const found =
      spoken.find((locale) => locale === tag) ??
      spoken.find((locale) => asked !== null && writingOf(locale) === asked)
    if (found) return found
  }
  return undefined
}
