import { useQuery } from '@tanstack/react-query'
import { shownLocale } from '#i18n/preferred-locale.ts'

/** A sentence that the server says in an answer, in the language of the page; in English until its words are there. */
export function Said({ text }: { text: string }) {
  const locale = shownLocale()
  const { data } = useQuery({
    queryKey: ['said', locale, text],
    queryFn: async () => (await import('#refusals/translate-problem.ts')).translateSaid(text),
    enabled: locale !== 'en',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? text
}
