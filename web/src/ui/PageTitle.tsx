import { type ReactNode, use } from 'react'
import { useTranslations } from 'use-intl'
import { cx } from '#ui/cx.ts'
import { TitleSuffix } from '#ui/title-suffix.ts'

type PageTitleProps = {
  /** In the browser's tab, and the h1 unless `children` says otherwise. */
  title: string
  children?: ReactNode
  /** Puts "Error:" before the title, while a form shows problems. */
  hasProblems?: boolean
  /** Beside the heading: a tag. */
  aside?: ReactNode
  className?: string
}

/** The h1 of a page and its title. The h1 takes the focus when the page changes (`RouteFocus`). */
export function PageTitle({
  title,
  children,
  hasProblems = false,
  aside,
  className = 'text-h1',
}: PageTitleProps) {
  const t = useTranslations('common')
  const suffix = use(TitleSuffix)
  const parts = [title, suffix, t('brand')].filter(Boolean).join(' · ')
  return (
    <>
      <title>{hasProblems ? `${t('error')}: ${parts}` : parts}</title>
      <meta property="og:title" content={parts} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 tabIndex={-1} className={cx('wrap-anywhere', className)}>
          {children ?? title}
        </h1>
        {aside}
      </div>
    </>
  )
}
