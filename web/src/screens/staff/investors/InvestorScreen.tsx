import {
  getStaffInvestor,
  listStaffInvestors,
  type StaffInvestorDetail,
} from '@evenmoor/contract/staff-investors'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { loadMessages } from '#i18n/catalogs.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { MessagesProvider } from '#i18n/MessagesProvider.tsx'
import { documentLocale } from '#i18n/preferred-locale.ts'
import { pathTo } from '#routing/paths.ts'
import { Amount } from '#ui/Amount.tsx'
import { Card } from '#ui/Card.tsx'
import { Code } from '#ui/Code.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { RowPanel } from '../list/RowPanel.tsx'
import { allValues } from '#routing/list-address.ts'
import { AccountStateTag } from './AccountStateTag.tsx'
import { InvestorActions } from './InvestorActions.tsx'
import { InvestorLedger } from './InvestorLedger.tsx'
import { InvestorLookup } from './InvestorLookup.tsx'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { ReviewDue } from './ReviewDue.tsx'
import { PersonName } from '#ui/PersonName.tsx'

/** The words of the ledger's rows, needed before the first render of the page. */
export async function clientLoader() {
  await loadMessages('transactions', documentLocale())
  return null
}

/** One investor: what they have, their ledger to read, the lock. */
export default function InvestorScreen() {
  const t = useTranslations('staff.console.investors')
  return (
    <RowPanel
      list={listStaffInvestors}
      read={(id, signal) => call(getStaffInvestor, { params: { id }, signal })}
      listPath={pathTo('staffInvestors')}
      title={t('one')}
      titleOf={({ name }) => name}
    >
      {(investor) => (
        <div className="flex flex-col gap-6">
          <Facts investor={investor} />
          <InvestorActions investor={investor} />
          <InvestorLookup id={investor.id} />
          <MessagesProvider namespaces={['transactions']}>
            <InvestorLedger id={investor.id} />
          </MessagesProvider>
        </div>
      )}
    </RowPanel>
  )
}

function Facts({ investor }: { investor: StaffInvestorDetail }) {
  const t = useTranslations('staff.console')
  const tPages = useTranslations('staff.shell.pages')
  const locale = useLocale()
  const { wallet, standing, freeze, state_until, state_reason, last_signed_in_at } = investor
  return (
    <Card title={t('investors.one')} aside={<AccountStateTag state={investor.state} />}>
      <SummaryList
        rows={[
          {
            label: t('common.name'),
            value: <PersonName name={investor.name} resembles={investor.resembles} />,
          },
          { label: t('common.email'), value: <EmailAddress address={investor.email} /> },
          ...(standing === null
            ? []
            : [
                { label: t('investors.lock.code'), value: t(`investors.codes.${standing.reason_code}`) },
                { label: t('investors.limitedSince'), value: formatInstant(standing.since, locale) },
                { label: t('investors.reviewBy'), value: <ReviewDue reviewBy={standing.review_by} /> },
                { label: t('investors.lockReference'), value: <Code text={standing.reference} /> },
              ]),
          freeze !== null && {
            label: t('investors.frozenSince'),
            value: formatInstant(freeze.since, locale),
          },
          state_reason !== null && { label: t('common.reason'), value: <bdi>{state_reason}</bdi> },
          state_until !== null && { label: t('investors.until'), value: formatInstant(state_until, locale) },
          { label: t('investors.available'), value: <Amount value={wallet.available} /> },
          { label: t('investors.invested'), value: <Amount value={wallet.invested} /> },
          {
            label: t('investors.pending'),
            value: <Amount value={wallet.pending_withdrawal} />,
            action: (
              <Link
                className="link"
                to={pathTo('staffWithdrawals', { query: { status: allValues, q: investor.email } })}
              >
                {tPages('staffWithdrawals')}
              </Link>
            ),
          },
          {
            label: t('common.secondFactor'),
            value: investor.has_second_factor ? t('common.on') : t('common.off'),
          },
          { label: t('investors.openSessions'), value: String(investor.open_sessions) },
          {
            label: t('common.lastSeen'),
            value: last_signed_in_at === null ? t('common.never') : formatInstant(last_signed_in_at, locale),
          },
          { label: t('investors.since'), value: formatInstant(investor.created_at, locale, 'day') },
          { label: t('common.reference'), value: <Code text={investor.id} /> },
        ]}
      />
    </Card>
  )
}
