import { loadMessages } from '#i18n/catalogs.ts'
import { documentLocale } from '#i18n/preferred-locale.ts'

/** The panel with its words. Comes when it is first asked for. */
export async function loadExplanation() {
  const [{ Explanation }] = await Promise.all([
    import('./Explanation.tsx'),
    loadMessages('explain', documentLocale()),
  ])
  return Explanation
}
