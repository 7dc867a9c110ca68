import { useTranslations } from 'use-intl'
import type { RowAction } from './action.ts'

type Given<Answer> = Pick<RowAction<Answer>, 'open' | 'title' | 'text' | 'call'> & Partial<RowAction<Answer>>

/** An action whose buttons and outcome use one verb; its title names what it is done to. */
export function useSimpleAction(): <Answer>(given: Given<Answer>) => RowAction<Answer> {
  const t = useTranslations('staff.actions')
  return (given) => ({
    confirm: given.open,
    busy: t('busy'),
    done: t('done', { act: given.open }),
    ...given,
  })
}
