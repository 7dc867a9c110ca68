import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Stepper } from '#ui/Stepper.tsx'
import { BackLink } from './BackLink.tsx'

type StepPageProps = {
  /** The names of all steps. */
  steps: readonly string[]
  /** From 0. */
  current: number
  heading: string
  /** Where Back leads; none on the first step. */
  back: string | null
  hasProblems?: boolean
  /** Beside the question from 1280 on, below it before. */
  aside?: ReactNode
  children: ReactNode
}

/** One question of a series: Back, "Step 2 of 4", the question as h1. The h1 takes the focus when the step changes. */
export function StepPage({
  steps,
  current,
  heading,
  back,
  hasProblems = false,
  aside,
  children,
}: StepPageProps) {
  const t = useTranslations('common')
  const page = useRef<HTMLDivElement>(null)
  // A key other than this one means that one came from another step or page, not from outside.
  const isArrival = useLocation().key === 'default'
  const focusHeading = useEffectEvent(() => {
    if (isArrival) return
    page.current?.querySelector('h1')?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  })
  useEffect(() => focusHeading(), [])
  return (
    <div ref={page} className="mx-auto flex w-full max-w-[30rem] flex-col gap-6 xl:mx-0 xl:max-w-none">
      <div className="flex flex-col gap-4 xl:max-w-[30rem]">
        {back !== null && <BackLink to={back}>{t('back')}</BackLink>}
        <Stepper steps={steps} current={current} />
        <PageTitle title={heading} hasProblems={hasProblems} />
      </div>
      <div className="flex flex-col gap-6 xl:flex-row xl:items-start xl:gap-12">
        <div className="flex w-full min-w-0 flex-col gap-6 xl:max-w-[30rem]">{children}</div>
        {aside && <div className="w-full min-w-0 xl:max-w-[28rem]">{aside}</div>}
      </div>
    </div>
  )
}
