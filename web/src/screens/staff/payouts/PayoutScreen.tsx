import { getStaffPayout, listStaffPayouts } from '@evenmoor/contract/staff-payouts'
import { Link, useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { pathTo } from '#routing/paths.ts'
import { Assignment } from '../assignment/Assignment.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { DetailPanel } from '../list/DetailPanel.tsx'
import { useListRow } from '../list/use-list-row.ts'
import { PayoutFacts } from './PayoutFacts.tsx'
import { PayoutLookupCard } from './PayoutLookupCard.tsx'
import { PayoutNotices } from './PayoutNotices.tsx'

/** One payment that staff make: what, where to, what was seen there, and a look at a transaction. */
export default function PayoutScreen() {
  const t = useTranslations('staff.payouts')
  const locale = useLocale()
  const { id = '' } = useParams()
  const read = useListRow(listStaffPayouts, id, (signal) => call(getStaffPayout, { params: { id }, signal }))
  return (
    <DetailPanel
      key={id}
      id={id}
      read={read}
      listPath={pathTo('staffPayouts')}
      title={t('loading')}
      missing={{ title: t('gone'), text: <Gone id={id} /> }}
      titleOf={({ amount, coin }) => t('one', { amount: formatMoney(amount, unitOf(coin), locale) })}
      renderHead={({ amount, coin, approved_at }) => ({
        figure: formatMoney(amount, unitOf(coin), locale, { exact: true }),
        kicker: <Waiting since={approved_at} />,
      })}
    >
      {(payout) => (
        <>
          <Assignment list={listStaffPayouts} queue="payouts" id={id} assignee={payout.assignee} />
          <PayoutFacts payout={payout} />
          <PayoutNotices payout={payout} />
          <PayoutLookupCard payout={payout} />
        </>
      )}
    </DetailPanel>
  )
}

/** Found on its chain, or decided otherwise: the withdrawal knows. */
function Gone({ id }: { id: string }) {
  const t = useTranslations('staff.payouts')
  return (
    <>
      {t('goneText')}{' '}
      <Link className="link" to={pathTo('staffWithdrawal', { params: { id } })}>
        {t('goneLink')}
      </Link>
    </>
  )
}
