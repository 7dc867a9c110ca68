import { useTranslations } from 'use-intl'
import type { Act } from './act.ts'

type Given<Answer> = Pick<Act<Answer>, 'open' | 'text' | 'call'> & Partial<Act<Answer>>

/** An act whose question, buttons and outcome are named after what it does. */
export function usePlainAct(): <Answer>(given: Given<Answer>) => Act<Answer> {
  const t = useTranslations('staff.acts')
  return (given) => ({
    title: given.open,
    confirm: given.open,
    busy: t('busy'),
    done: t('done', { act: given.open }),
    ...given,
  })
}
