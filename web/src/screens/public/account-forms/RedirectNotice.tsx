import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { Banner } from '#ui/Banner.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'

type RedirectNoticeProps = {
  /** What was done. */
  text: string
  /** What happens next, and when. */
  note: string
  to: string
  afterMs: number
  /** What the next page is told. */
  state?: unknown
}

/** Says that something is done, goes on after a while, and lets nobody wait for it. */
export function RedirectNotice({ text, note, to, afterMs, state }: RedirectNoticeProps) {
  const t = useTranslations('common')
  const navigate = useNavigate()
  const leave = useEffectEvent(() => void navigate(to, { replace: true, state }))
  useEffect(() => {
    const timer = setTimeout(() => leave(), afterMs)
    return () => clearTimeout(timer)
  }, [afterMs])
  return (
    <>
      <Banner tone="gain" title={text} takesFocus>
        {note}
      </Banner>
      <LinkButton look="primary" wide to={to} replace state={state}>
        {t('continueNow')}
      </LinkButton>
    </>
  )
}
