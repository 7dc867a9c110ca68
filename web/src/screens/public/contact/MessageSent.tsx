import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Banner } from '#ui/Banner.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'

/** As the spec has it; the reference stays after it. */
const bannerMs = 5_000

/** Says that a message arrived: first as a banner with the focus, then in one quiet line. Give it the reference as key. */
export function MessageSent({ reference }: { reference: string }) {
  const t = useTranslations('contact')
  const [isLoud, setLoud] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setLoud(false), bannerMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLoud) return <InlineMessage tone="gain">{t('last', { reference })}</InlineMessage>
  return (
    <Banner tone="gain" title={t('sent', { reference })} takesFocus>
      {t('sentNote')}
    </Banner>
  )
}
