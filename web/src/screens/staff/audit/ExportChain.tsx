import { exportAuditChain } from '@evenmoor/contract/staff-audit'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { downloadFile } from '#browser/download-file.ts'
import { problemOf } from '#refusals/problem.ts'
import { useProblemText } from '#refusals/problem-text.ts'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'

/** Saves the whole chain as a file, for the verifier. */
export function ExportChain() {
  const t = useTranslations('staff.console.audit')
  const textOf = useProblemText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(exportAuditChain),
    onSuccess: (file) => downloadFile(`audit-chain-${new Date().toISOString().slice(0, 10)}.jsonl`, file),
  })
  return (
    <>
      <Button
        size="compact"
        icon={<Download aria-hidden size={20} />}
        busy={isPending && t('exporting')}
        onClick={() => mutate()}
      >
        {t('export')}
      </Button>
      {error && (
        <InlineMessage tone="loss" live>
          {textOf(problemOf(error))}
        </InlineMessage>
      )}
    </>
  )
}
