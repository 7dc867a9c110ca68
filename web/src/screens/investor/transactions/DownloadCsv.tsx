import { transactionsAsCsv } from '@evenmoor/contract/transactions'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Failure } from '#queries/Failure.tsx'
import { downloadFile } from '#browser/download-file.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import type { TransactionFilters } from '#queries/money-queries.ts'

/** Saves every transaction that the filters leave as a file, also those that are not loaded yet. */
export function DownloadCsv({ filters }: { filters: TransactionFilters }) {
  const t = useTranslations('activity.csv')
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => call(transactionsAsCsv, { query: filters }),
    onSuccess: (text) => {
      downloadFile(`evenmoor-transactions-${new Date().toISOString().slice(0, 10)}.csv`, text, 'text/csv')
      announce(t('saved'))
    },
  })
  return (
    <>
      <Button
        data-export
        size="compact"
        icon={<Download aria-hidden size={20} />}
        busy={isPending && t('busy')}
        onClick={() => mutate()}
      >
        {t('save')}
      </Button>
      {isSuccess && <InlineMessage tone="gain">{t('saved')}</InlineMessage>}
      <Failure error={error} />
    </>
  )
}
