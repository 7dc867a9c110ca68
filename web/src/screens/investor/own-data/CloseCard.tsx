import { closeAccount } from '@evenmoor/contract/profile'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { endSession } from '#api/session.ts'
import { pathTo } from '#paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { useUsdText } from '../shared/money-text.ts'
import { walletQuery } from '../shared/queries.ts'
import { noDollars, usdMinor } from '../shared/usd-amount.ts'

/** Closing the account: what happens, what is still in it, and one question. */
export function CloseCard() {
  const t = useTranslations('profile.data.close')
  const usdText = useUsdText()
  const query = useQuery(walletQuery)
  const [isAsking, setAsking] = useState(false)
  const close = async () => {
    await call(closeAccount)
    endSession()
  }
  return (
    <Card title={t('title')}>
      <ul className="list-disc ps-5 text-muted">
        <li>{t('gone')}</li>
        <li>{t('stays')}</li>
        <li>{t('final')}</li>
      </ul>
      <Loaded query={query} skeleton={<Skeleton className="h-32" />}>
        {({ available, invested, pending_withdrawal }) => {
          const isEmpty = [available, invested, pending_withdrawal].every(
            (amount) => usdMinor(amount) === noDollars,
          )
          return (
            <>
              <SummaryList
                rows={[
                  { label: t('available'), value: usdText(available), action: <ToWithdraw /> },
                  { label: t('invested'), value: usdText(invested), action: <ToPositions /> },
                  { label: t('pending'), value: usdText(pending_withdrawal) },
                ]}
              />
              {isEmpty ? (
                <Button look="danger" onClick={() => setAsking(true)}>
                  {t('button')}
                </Button>
              ) : (
                <p>{t('notEmpty')}</p>
              )}
            </>
          )
        }}
      </Loaded>
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
    </Card>
  )
}

function ToWithdraw() {
  const t = useTranslations('profile.data.close')
  return (
    <Link to={pathTo('withdraw')} className="link">
      {t('withdraw')}
    </Link>
  )
}

function ToPositions() {
  const t = useTranslations('profile.data.close')
  return (
    <Link to={pathTo('dashboard')} className="link">
      {t('positions')}
    </Link>
  )
}
