import type { DocumentSide, IdentityDocument } from '@evenmoor/contract/identity'
import { fullName } from '@evenmoor/contract/person-name'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { refused } from '#refusals/problem.ts'
import { formatDay } from '#i18n/format-time.ts'
import { profileQuery } from '#queries/profile-query.ts'
import { drawSpecimen } from './draw-specimen.ts'

/** Long past anything that is sent here. */
const validUntil = '2099-12-31'

/** Draws a specimen of a document's side, with the name of the account on it. */
export function useSpecimen(): (document: IdentityDocument, side: DocumentSide) => Promise<Blob> {
  const t = useTranslations('identity')
  const tErrors = useTranslations('errors')
  const locale = useLocale()
  const { data } = useQuery(profileQuery)
  return async (document, side) => {
    const name = data ? fullName(data) : ''
    const drawn = await drawSpecimen({
      mark: t('specimen.mark'),
      document: t(`document.${document}`),
      side: t(`side.${side}`),
      note: t('specimen.note'),
      lines: [`${t('specimen.name')}: ${name}`, `${t('specimen.valid')}: ${formatDay(validUntil, locale)}`],
    })
    if (drawn === null) throw refused(tErrors('generic'))
    return drawn
  }
}
