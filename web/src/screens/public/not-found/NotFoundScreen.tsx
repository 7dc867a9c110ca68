import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useMotion } from '#preferences/appearance.ts'
import { useReducedMotion } from '#browser/use-reduced-motion.ts'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'

/** The order of the messages; the first stands alone when nothing may move. */
const jokes = ['first', 'second', 'third', 'fourth', 'fifth'] as const
const rotationMs = 3000

/**
 * Every address of the public site that no page stands at: one light message after the other, a way to stop them,
 * and a way out. The server answers it with the status 404.
 */
export default function NotFoundScreen() {
  const t = useTranslations('notFound')
  const locale = useLocale()
  const motion = useMotion()
  const reduced = useReducedMotion()
  const [paused, setPaused] = useState(false)
  const [shown, setShown] = useState(0)
  const rotates = motion && !reduced
  useEffect(() => {
    if (!rotates || paused) return undefined
    const timer = setInterval(() => setShown((before) => (before + 1) % jokes.length), rotationMs)
    return () => clearInterval(timer)
  }, [rotates, paused])
  const joke = jokes[rotates ? shown : 0] ?? 'first'
  return (
    <div className="page flex flex-col items-start gap-6 py-16 md:py-24">
      <meta name="robots" content="noindex" />
      <p aria-hidden className="figures text-display text-primary-text">
        404
      </p>
      <PageTitle title={t('title')} />
      <p className="reading text-lead text-muted">{t('lead')}</p>
      <div className="flex w-full max-w-xl flex-col items-start gap-3 rounded-card border border-line bg-surface p-6">
        {/* Not live: it would talk over everything. */}
        <p aria-live="off" data-testid="not-found-message" className="flex min-h-14 items-center text-h3">
          {t(`jokes.${joke}`)}
        </p>
        {rotates && (
          <Button
            size="compact"
            icon={paused ? <Play aria-hidden size={20} /> : <Pause aria-hidden size={20} />}
            onClick={() => setPaused(!paused)}
          >
            {paused ? t('resume') : t('pause')}
          </Button>
        )}
      </div>
      <LinkButton look="primary" to={pathTo('home', { locale })}>
        {t('goHome')}
      </LinkButton>
    </div>
  )
}
