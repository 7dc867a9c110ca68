import {
  endInvestorSessions,
  listStaffInvestors,
  lockInvestor,
  type StaffInvestorDetail,
  unlockInvestor,
} from '@evenmoor/contract/staff-investors'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { TextField } from '#ui/TextField.tsx'
import type { Act } from '../acts/act.ts'
import { Acts } from '../acts/Acts.tsx'
import { usePlainAct } from '../acts/use-plain-act.ts'
import { useMay } from '../shared/staff-profile.ts'

/** Lock with a reason and an end, unlock, end the sessions. */
export function InvestorActs({ investor }: { investor: StaffInvestorDetail }) {
  const t = useTranslations('staffDesk.investors')
  const tActs = useTranslations('staffActs')
  const plain = usePlainAct()
  const may = useMay()
  const { id, state } = investor
  const params = { id }
  if (!may('investors:lock')) return null
  const lock = plain<StaffInvestorDetail>({
    open: t('lock.open'),
    look: 'danger',
    text: <p>{t('lock.text')}</p>,
    reason: { label: tActs('reasonLabel'), hint: t('lock.reasonHint') },
    fields: untilField,
    call: ({ reason = '', until }) => call(lockInvestor, { params, body: { reason, until: until || null } }),
  })
  const unlock = plain<StaffInvestorDetail>({
    open: t('unlock.open'),
    text: <p>{t('unlock.text')}</p>,
    call: () => call(unlockInvestor, { params }),
  })
  const sessions = plain<StaffInvestorDetail>({
    open: t('sessions.open'),
    text: <p>{t('sessions.text')}</p>,
    call: () => call(endInvestorSessions, { params }),
  })
  const acts = state === 'active' ? [lock, sessions] : state === 'locked' ? [unlock] : []
  return <Acts list={listStaffInvestors} id={id} acts={acts} />
}

const untilField: NonNullable<Act<StaffInvestorDetail>['fields']> = (problems) => (
  <UntilField error={problems['until']?.[0] ?? null} />
)

function UntilField({ error }: { error: string | null }) {
  const t = useTranslations('staffDesk.investors.lock')
  return (
    <TextField type="date" name="until" optional label={t('until')} hint={t('untilHint')} error={error} />
  )
}
