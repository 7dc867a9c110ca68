import type { ReactNode, Ref } from 'react'

type AccountPageProps = {
  children: ReactNode
  /** Beside the card from 1280 on, below it before. */
  aside?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * One column for one form: the whole width on a phone, a card of 480 px from 768 on. The page's foot is below the
 * window, so that what appears in the card moves nothing that is seen.
 */
export function AccountPage({ children, aside, ref }: AccountPageProps) {
  return (
    <div className="page flex min-h-[88dvh] flex-col items-center gap-10 py-8 md:py-12 xl:flex-row xl:items-start xl:justify-center xl:gap-16">
      <div
        ref={ref}
        className="flex form-width flex-col gap-6 md:rounded-card md:border md:border-line md:bg-surface md:p-8"
      >
        {children}
      </div>
      {aside && <div className="form-width xl:w-80 xl:pt-8">{aside}</div>}
    </div>
  )
}
