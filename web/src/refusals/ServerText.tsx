import { useQuery } from '@tanstack/react-query'
import { documentLocale } from '#i18n/preferred-locale.ts'

/** A sentence from a server answer, in the page's language; in English until its translation is loaded. */
export function ServerText({ text }: { text: string }) {
  const locale = documentLocale()
  const { data } = useQuery({
    queryKey: ['said', locale, text],
    queryFn: async () => (await import('#refusals/translate-problem.ts')).translateSaid(text),
    enabled: locale !== 'en',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? text
}
