import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#ui/Banner.tsx'

/** Says that nothing was sent and that nothing typed is lost. */
export function MessageNotSent({ text, actions }: { text: string; actions: ReactNode }) {
  const t = useTranslations('contact')
  return (
    <Banner tone="loss" title={text} actions={actions} takesFocus>
      {t('kept')}
    </Banner>
  )
}
