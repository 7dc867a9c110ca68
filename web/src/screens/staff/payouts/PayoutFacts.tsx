import type { StaffPayout } from '@evenmoor/contract/staff-payouts'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Code } from '#ui/Code.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { Flags } from '../panel/Flags.tsx'
import { PanelAddress } from '../panel/PanelAddress.tsx'
import { PanelPerson } from '../panel/PanelPerson.tsx'

/** What to pay, to the last unit, as words, for copying, and as a link that a wallet opens. */
export function PayoutFacts({ payout }: { payout: StaffPayout }) {
  const t = useTranslations('staff.payouts')
  const locale = useLocale()
  const { id, amount, address, investor, approved_at, network_name, chain_id, token } = payout
  const { payment_uri: uri } = payout
  return (
    <>
      <PanelPerson
        person={investor}
        link={{ to: pathTo('staffWithdrawal', { params: { id } }), text: t('goneLink') }}
      />
      <SummaryList
        rows={[
          { label: t('network'), value: network_name },
          chain_id !== null && { label: t('chain'), value: String(chain_id) },
          token !== null && { label: t('token'), value: <Code text={token} /> },
          { label: t('approved'), value: formatInstant(approved_at, locale, 'second') },
        ]}
      />
      <PanelAddress address={address} title={t('address')} spoken={() => t('copied')}>
        <CopyButton text={amount} label={t('copyAmount')} spoken={t('copied')} />
        {uri !== null && (
          <>
            <CopyButton text={uri} label={t('copyUri')} spoken={t('copied')} />
            <a href={uri} className="link inline-flex min-h-11 items-center">
              {t('openWallet')}
            </a>
          </>
        )}
      </PanelAddress>
      <Flags flags={[{ key: 'exact', tone: 'risk', title: t('exact') }]} />
    </>
  )
}
