import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Queue } from './Queue.tsx'
import { queueViewOf } from './queue-view.ts'

/** The queue of withdrawals that staff work through. */
export default function WithdrawalsScreen() {
  const t = useTranslations('staffWithdrawals')
  const [params] = useSearchParams()
  return (
    <div className="flex flex-col gap-6">
      <PageTitle title={t('title')} />
      <Queue view={queueViewOf(params.get('status'))} selectedId={null} />
    </div>
  )
}
