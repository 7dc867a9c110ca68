import type { Endpoint } from '@evenmoor/contract/endpoint'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Failure } from '#queries/Failure.tsx'
import { downloadFile } from '#browser/download-file.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'

type CsvButtonProps = { file: Endpoint; query: Readonly<Record<string, string>> }

/** Saves all rows that the filters leave, in the order shown. */
export function CsvButton({ file, query }: CsvButtonProps) {
  const t = useTranslations('staff.list.csv')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(file, { query }),
    onSuccess: (text) => {
      downloadFile(fileName(file), String(text), 'text/csv')
      announce(t('saved'))
    },
  })
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        size="compact"
        look="quiet"
        icon={<Download aria-hidden size={20} />}
        busy={isPending && t('busy')}
        onClick={() => mutate()}
      >
        {t('save')}
      </Button>
      <Failure error={error} />
    </div>
  )
}

/** Such as `withdrawals-2026-11-21.csv`. */
const fileName = ({ path }: Endpoint): string =>
  path.replace(/^.*\/(.+)\.csv$/, `$1-${new Date().toISOString().slice(0, 10)}.csv`)
