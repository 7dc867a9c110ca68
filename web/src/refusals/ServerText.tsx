import type { Refusal } from '@evenmoor/contract/refusals'
import { useQuery } from '@tanstack/react-query'
import { documentLocale } from '#i18n/preferred-locale.ts'

type ServerTextProps = {
  /** As the server says it. */
  text: string
  /** The same by its code; null for what is in nobody's catalog, such as staff's own words. */
  refusal: Refusal | null
}

/** A sentence from a server answer, in the page's language; in English until its translation is loaded. */
export function ServerText({ text, refusal }: ServerTextProps) {
  const locale = documentLocale()
  const { data } = useQuery({
    queryKey: ['sentence', locale, refusal],
    queryFn: async () => {
      const { translateRefusal } = await import('#refusals/translate-problem.ts')
      return (refusal && (await translateRefusal(refusal))) ?? null
    },
    enabled: locale !== 'en' && refusal !== null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? text
}
