import { statementAsCsv, statementAsPdf, type StatementPeriod } from '@evenmoor/contract/statements'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Failure } from '#queries/Failure.tsx'
import { formatMonth } from '#i18n/format-month.ts'
import { downloadFile } from '#browser/download-file.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'

type Kind = 'pdf' | 'csv'

/** Saves a month's statement, in the language of the page. */
export function DownloadStatement({ month: { period } }: { month: StatementPeriod }) {
  const t = useTranslations('statements')
  const locale = useLocale()
  const month = formatMonth(period, locale)
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (kind: Kind) => {
      const params = { period }
      const content =
        kind === 'pdf'
          ? await call(statementAsPdf, { params, query: { language: locale } })
          : await call(statementAsCsv, { params })
      downloadFile(`evenmoor-statement-${period}.${kind}`, content, 'text/csv')
    },
    onSuccess: () => announce(t('saved', { month })),
  })
  return (
    <div className="flex flex-col items-end gap-1 md:items-start">
      <div className="flex flex-wrap justify-end gap-2 md:justify-start">
        {(['pdf', 'csv'] as const).map((kind) => (
          <Button
            key={kind}
            size="compact"
            aria-label={t(`${kind}Of`, { month })}
            busy={isPending && variables === kind && t('busy')}
            onClick={() => mutate(kind)}
          >
            {t(kind)}
          </Button>
        ))}
      </div>
      <Failure error={error} />
    </div>
  )
}
