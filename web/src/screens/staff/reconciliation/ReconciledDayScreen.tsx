import { isolated } from '@evenmoor/contract/plain-text'
import {
  getReconciliation,
  listReconciliation,
  type ReconciliationDetail,
} from '@evenmoor/contract/staff-reconciliation'
import { Link, useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { formatDay, formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { RowPanel } from '../list/RowPanel.tsx'
import { Difference } from './Difference.tsx'
import { DayTransfers } from './DayTransfers.tsx'
import { SignOffActions } from './SignOffActions.tsx'

/** One day and asset: the two sums, who signed the day off, and the transfers behind it. */
export default function ReconciledDayScreen() {
  const t = useTranslations('staff.console.reconciliation')
  const locale = useLocale()
  return (
    <RowPanel
      list={listReconciliation}
      read={(id, signal) => call(getReconciliation, { params: { id }, signal })}
      listPath={pathTo('staffReconciliation')}
      title={t('one')}
      titleOf={({ day, asset }) => `${formatDay(day, locale)} · ${unitOf(asset)}`}
    >
      {(row) => (
        <div className="flex flex-col gap-6">
          <Facts row={row} />
          <SignOffActions row={row} />
          <WholeDay row={row} />
          <DayTransfers row={row} />
        </div>
      )}
    </RowPanel>
  )
}

function Facts({ row }: { row: ReconciliationDetail }) {
  const t = useTranslations('staff.console.reconciliation')
  const tConsole = useTranslations('staff.console.common')
  const tWork = useTranslations('staff.work')
  const locale = useLocale()
  const { asset, signed_off } = row
  const amount = (text: string) => formatMoney(text, unitOf(asset), locale)
  return (
    <Card title={t('one')}>
      {signed_off?.has_changed && <Banner tone="risk" title={t('changed')} />}
      <SummaryList
        rows={[
          { label: t('ledger'), value: amount(row.ledger) },
          { label: t('outside'), value: amount(row.outside) },
          { label: t('difference'), value: <Difference asset={asset} amount={row.difference} /> },
          {
            label: t('signedOff'),
            value:
              signed_off === null
                ? t('notSigned')
                : tWork('by', { name: isolated(signed_off.by), time: formatInstant(signed_off.at, locale) }),
          },
          signed_off?.note && { label: t('signOff.note'), value: <bdi>{signed_off.note}</bdi> },
          row.blocked !== null && {
            label: tConsole('status'),
            value: <ServerText text={row.blocked} refusal={row.blocked_refusal} />,
          },
        ]}
      />
    </Card>
  )
}

/** The other assets of the day: it is signed off as a whole. */
function WholeDay({ row }: { row: ReconciliationDetail }) {
  const t = useTranslations('staff.console.reconciliation')
  const { search } = useLocation()
  const others = row.day_rows.filter(({ id }) => id !== row.id)
  if (others.length === 0) return null
  return (
    <Card title={t('wholeDay')}>
      <SummaryList
        rows={others.map(({ id, asset, difference }) => ({
          label: unitOf(asset),
          value: <Difference asset={asset} amount={difference} />,
          action: (
            <Link
              to={pathTo('staffReconciledDay', { params: { id } }) + search}
              className="link"
              aria-label={`${t('open')}: ${unitOf(asset)}`}
            >
              {t('open')}
            </Link>
          ),
        }))}
      />
    </Card>
  )
}
