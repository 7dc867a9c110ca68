import { useTranslations } from 'use-intl'
import type { RowAction } from './action.ts'

type Given<Answer> = Pick<RowAction<Answer>, 'open' | 'text' | 'call'> & Partial<RowAction<Answer>>

/** An action whose title, buttons and outcome use one verb. */
export function useSimpleAction(): <Answer>(given: Given<Answer>) => RowAction<Answer> {
  const t = useTranslations('staff.actions')
  return (given) => ({
    title: given.open,
    confirm: given.open,
    busy: t('busy'),
    done: t('done', { act: given.open }),
    ...given,
  })
}
