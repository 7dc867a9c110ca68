import { endPause, getStaffPause, listStaffPauses, type StaffPause } from '@evenmoor/contract/staff-pauses'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { unitOf } from '#i18n/format-money.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import { Code } from '#ui/Code.tsx'
import { PersonName } from '#ui/PersonName.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'
import { RowPanel } from '../list/RowPanel.tsx'
import { VanishedCredit } from './VanishedCredit.tsx'
import { useNetworkName } from '../networks/use-network-name.ts'
import { useMay } from '#queries/staff-profile.ts'

/** One pause of withdrawals: what brought it about, what it holds, and its end. */
export default function PauseScreen() {
  const t = useTranslations('staff.console.pauses')
  const networkName = useNetworkName()
  return (
    <RowPanel
      list={listStaffPauses}
      read={(id, signal) => call(getStaffPause, { params: { id }, signal })}
      listPath={pathTo('staffPauses')}
      title={t('one')}
      titleOf={(pause) => `${unitOf(pause.coin)} · ${networkName(pause)}`}
    >
      {(pause) => (
        <div className="flex flex-col gap-6">
          <Facts pause={pause} />
          {pause.unwound.map((each) => (
            <VanishedCredit key={each.transaction} credit={each} />
          ))}
          <PauseActs pause={pause} />
        </div>
      )}
    </RowPanel>
  )
}

function Facts({ pause }: { pause: StaffPause }) {
  const t = useTranslations('staff.console')
  const locale = useLocale()
  const networkName = useNetworkName()
  const { coin, investor, held, reversals, transaction, deposit_reference } = pause
  const { began_at, ended_at, ended_by, reason } = pause
  return (
    <Card title={t('pauses.one')}>
      <p>{t(ended_at === null ? 'pauses.text' : 'pauses.textEnded')}</p>
      <SummaryList
        rows={[
          { label: t('pauses.coin'), value: unitOf(coin) },
          { label: t('pauses.network'), value: networkName(pause) },
          {
            label: t('pauses.concerns'),
            value:
              investor === null ? (
                t('pauses.everybody')
              ) : (
                <PersonName name={investor.name} resembles={investor.resembles} />
              ),
          },
          { label: t('pauses.held'), value: held },
          { label: t('pauses.reversals'), value: reversals },
          { label: t('pauses.since'), value: formatInstant(began_at, locale) },
          { label: t('pauses.transaction'), value: code(transaction) },
          { label: t('pauses.deposit'), value: code(deposit_reference) },
          ...(ended_at === null
            ? []
            : [
                { label: t('pauses.endedAt'), value: formatInstant(ended_at, locale) },
                { label: t('pauses.endedBy'), value: <bdi>{ended_by?.name ?? t('common.none')}</bdi> },
                { label: t('common.reason'), value: <bdi>{reason ?? t('common.none')}</bdi> },
              ]),
        ]}
      />
    </Card>
  )
}

const code = (text: string) => <Code text={text} />

function PauseActs({ pause }: { pause: StaffPause }) {
  const t = useTranslations('staff.console.pauses.end')
  const tActions = useTranslations('staff.actions')
  const plain = useSimpleAction()
  const may = useMay()
  const { id, coin, ended_at, version } = pause
  if (!may('pauses:end')) return null
  const end = plain<StaffPause>({
    open: t('open'),
    title: t('title', { coin: unitOf(coin) }),
    text: <p>{t('text')}</p>,
    reason: { label: tActions('reasonLabel'), hint: tActions('reasonHint') },
    call: ({ reason = '' }) => call(endPause, { params: { id }, body: { reason, version } }),
  })
  // Without an act too: whoever was second is told so here.
  return <RowActions list={listStaffPauses} id={id} acts={ended_at === null ? [end] : []} />
}
