import type { StaffPayout } from '@evenmoor/contract/staff-payouts'
import { Link } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatMoney, unitOf } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { AddressBlock } from '#ui/AddressBlock.tsx'
import { Card } from '#ui/Card.tsx'
import { Code } from '#ui/Code.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { NameMarks } from '#ui/PersonName.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'

/** What to pay, to the last unit, as words, for copying, and as a link that a wallet opens. */
export function PayoutFacts({ payout }: { payout: StaffPayout }) {
  const t = useTranslations('staff.payouts')
  const locale = useLocale()
  const { id, amount, coin, address, investor, approved_at, network_name, chain_id, token } = payout
  return (
    <Card title={t('facts')}>
      <p className="text-h2">{formatMoney(amount, unitOf(coin), locale, { exact: true })}</p>
      <InlineMessage tone="risk">{t('exact')}</InlineMessage>
      <div className="flex flex-col gap-2">
        <h3 className="font-semibold">{t('address')}</h3>
        <AddressBlock address={address} emphasiseMiddle />
        <p className="text-small text-muted">{t('addressNote')}</p>
      </div>
      <PayoutButtons payout={payout} />
      <SummaryList
        rows={[
          { label: t('network'), value: network_name },
          ...(chain_id === null ? [] : [{ label: t('chain'), value: String(chain_id) }]),
          ...(token === null ? [] : [{ label: t('token'), value: <Code text={token} /> }]),
          {
            label: t('investor'),
            value: (
              <span className="inline-flex flex-col items-start gap-1">
                <Link className="link" to={pathTo('staffWithdrawal', { params: { id } })}>
                  <bdi>{investor.name}</bdi>
                </Link>
                <NameMarks name={investor.name} resembles={investor.resembles} />
              </span>
            ),
          },
          { label: t('approved'), value: formatInstant(approved_at, locale, 'second') },
        ]}
      />
    </Card>
  )
}

function PayoutButtons({ payout: { amount, address, payment_uri: uri } }: { payout: StaffPayout }) {
  const t = useTranslations('staff.payouts')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CopyButton text={amount} label={t('copyAmount')} spoken={t('copied')} />
      <CopyButton text={address} label={t('copyAddress')} spoken={t('copied')} />
      {uri !== null && (
        <>
          <CopyButton text={uri} label={t('copyUri')} spoken={t('copied')} />
          <a href={uri} className="link inline-flex min-h-11 items-center">
            {t('openWallet')}
          </a>
        </>
      )}
    </div>
  )
}
