import { closeAccount, previewClosing } from '@evenmoor/contract/profile'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { endSession } from '#api/session.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ConfirmDialog } from '#forms/ConfirmDialog.tsx'
import { QueryContent } from '#queries/QueryContent.tsx'
import { ClosingBlockers } from './ClosingBlockers.tsx'

const closingQuery = queryOptions({
  queryKey: ['money', 'closing'],
  queryFn: ({ signal }) => call(previewClosing, { signal }),
})

/** Closing the account: what happens, what is still in it or under way, and one question. */
export function CloseCard() {
  const t = useTranslations('profile.data.close')
  const query = useQuery(closingQuery)
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const close = async () => {
    try {
      await call(closeAccount)
    } catch (refusal) {
      // Something came in meanwhile: the list says what.
      await queryClient.invalidateQueries({ queryKey: closingQuery.queryKey })
      throw refusal
    }
    endSession()
  }
  return (
    <SettingsCard
      title={t('title')}
      lead={
        <ul className="list-disc ps-5">
          <li>{t('gone')}</li>
          <li>{t('stays')}</li>
          <li>{t('final')}</li>
        </ul>
      }
    >
      <QueryContent query={query} skeleton={<Skeleton className="h-32" />}>
        {(left) => (
          <>
            <ClosingBlockers left={left} />
            {left.is_free ? (
              <Button look="danger" onClick={() => setAsking(true)}>
                {t('button')}
              </Button>
            ) : (
              <p>{t('notEmpty')}</p>
            )}
          </>
        )}
      </QueryContent>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('confirmTitle')}
        confirm={t('confirm')}
        busy={t('busy')}
        onConfirm={close}
      >
        <p>{t('confirmText')}</p>
      </ConfirmDialog>
    </SettingsCard>
  )
}
