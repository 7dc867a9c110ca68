import { getStaffPayout, listStaffPayouts } from '@evenmoor/contract/staff-payouts'
import { Link, useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { pathTo } from '#routing/paths.ts'
import { Assignment } from '../assignment/Assignment.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { RowPanel } from '../list/RowPanel.tsx'
import { PayoutFacts } from './PayoutFacts.tsx'
import { PayoutLookupCard } from './PayoutLookupCard.tsx'
import { PayoutNotices } from './PayoutNotices.tsx'

/** One payment that staff make: what, where to, what was seen there, and a look at a transaction. */
export default function PayoutScreen() {
  const t = useTranslations('staff.payouts')
  const locale = useLocale()
  return (
    <RowPanel
      list={listStaffPayouts}
      read={(id, signal) => call(getStaffPayout, { params: { id }, signal })}
      listPath={pathTo('staffPayouts')}
      title={t('loading')}
      missing={{ title: t('gone'), text: <Gone /> }}
      titleOf={({ amount, coin }) => t('one', { amount: formatMoney(amount, unitOf(coin), locale) })}
      renderHead={({ amount, coin, approved_at }) => ({
        figure: formatMoney(amount, unitOf(coin), locale, { exact: true }),
        kicker: <Waiting since={approved_at} />,
      })}
    >
      {(payout) => (
        <>
          <Assignment list={listStaffPayouts} queue="payouts" id={payout.id} assignee={payout.assignee} />
          <PayoutFacts payout={payout} />
          <PayoutNotices payout={payout} />
          <PayoutLookupCard payout={payout} />
        </>
      )}
    </RowPanel>
  )
}

/** Found on its chain, or decided otherwise: the withdrawal knows. */
function Gone() {
  const { id = '' } = useParams()
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
