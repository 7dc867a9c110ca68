import type { useTranslations } from 'use-intl'

/** The words of the time machine. Staff have the same in their own catalog, with a title and text of their own. */
export type TimeMachineWords = ReturnType<typeof useTranslations<'dashboard.timeMachine'>>
