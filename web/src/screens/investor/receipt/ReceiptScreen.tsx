import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { problemOf } from '#refusals/problem.ts'
import { pathTo } from '#routing/paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { PageTitle } from '#ui/PageTitle.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { checkoutPath } from '#routing/checkout-path.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { depositQuery } from '#queries/deposit-queries.ts'
import { Receipt } from './Receipt.tsx'
import { DownloadReceipt } from './DownloadReceipt.tsx'

/** The receipt of one checkout, to read and to print: what was asked, each payment, what was credited for it. */
export default function ReceiptScreen() {
  const t = useTranslations('receipt')
  const tCheckout = useTranslations('checkout')
  const { id = '' } = useParams()
  const query = useQuery(depositQuery(id))
  const isMissing = query.error !== null && problemOf(query.error).status === 404
  return (
    <div className="flex w-full max-w-[40rem] flex-col gap-6">
      {query.data && (
        <div className="print:hidden">
          <BackLink to={checkoutPath(query.data)}>{t('back')}</BackLink>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <PageTitle title={t('title')} />
        {query.data && (
          <div className="flex flex-wrap items-start gap-3">
            <DownloadReceipt deposit={query.data} />
            <Button onClick={() => window.print()}>{t('print')}</Button>
          </div>
        )}
      </div>
      {isMissing ? (
        <EmptyState
          title={tCheckout('missing.title')}
          action={
            <LinkButton look="primary" to={pathTo('invest')}>
              {tCheckout('begin.action')}
            </LinkButton>
          }
        >
          {tCheckout('missing.text')}
        </EmptyState>
      ) : (
        <QueryContent query={query} skeleton={<Skeleton className="h-180" />}>
          {(deposit) => <Receipt deposit={deposit} />}
        </QueryContent>
      )}
    </div>
  )
}
