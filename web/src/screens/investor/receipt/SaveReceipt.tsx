import type { Deposit } from '@evenmoor/contract/deposits'
import { receiptAsPdf } from '@evenmoor/contract/receipts'
import { useMutation } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { problemOf } from '#api/problem.ts'
import { useProblemText } from '#api/problem-text.ts'
import { saveFile } from '#lib/save-file.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'

/** Saves the receipt as a signed PDF, in the language of the page; there is none before something was credited. */
export function SaveReceipt({ deposit: { id, payments } }: { deposit: Deposit }) {
  const t = useTranslations('receipt.pdf')
  const locale = useLocale()
  const textOf = useProblemText()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const content = await call(receiptAsPdf, { params: { id }, query: { language: locale } })
      saveFile(`evenmoor-receipt-${id}.pdf`, content, 'application/pdf')
    },
    onSuccess: () => announce(t('saved')),
  })
  const isPaid = payments.some(({ status }) => status === 'credited')
  return (
    <>
      <Button
        busy={isPending && t('busy')}
        disabledReason={isPaid ? null : t('none')}
        onClick={() => mutate()}
      >
        {t('save')}
      </Button>
      {error && (
        <InlineMessage tone="loss" live>
          {textOf(problemOf(error))}
        </InlineMessage>
      )}
    </>
  )
}
