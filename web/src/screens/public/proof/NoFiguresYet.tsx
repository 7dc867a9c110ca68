import { useTranslations } from 'use-intl'
import { publishedProof } from '#features/proof/transparency.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

/** In the place of published figures: while they load, when they couldn't be loaded, and while none are published. */
export function NoFiguresYet({ className }: { className: string }) {
  const t = useTranslations()
  const { kind } = publishedProof.use()
  if (kind === 'loading') return <Skeleton className={className} />
  if (kind === 'ready') return <p className="text-muted">{t('proof.noneText')}</p>
  return (
    <p className="flex flex-wrap items-center gap-3 text-muted">
      {t('proof.failed')}
      <Button size="compact" onClick={publishedProof.retry}>
        {t('common.retry')}
      </Button>
    </p>
  )
}
