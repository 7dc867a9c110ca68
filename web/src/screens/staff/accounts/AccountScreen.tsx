import {
  changeStaffRole,
  getStaffAccount,
  listStaffAccounts,
  type StaffAccount,
} from '@evenmoor/contract/staff-accounts'
import { staffRoles } from '@evenmoor/contract/staff'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Said } from '#api/Said.tsx'
import { pathTo } from '#paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { Acts } from '../acts/Acts.tsx'
import { usePlainAct } from '../acts/use-plain-act.ts'
import { DetailPanel } from '../list/DetailPanel.tsx'
import { useRow } from '../list/use-row.ts'
import { useMay } from '../shared/staff-profile.ts'
import { EmailAddress } from '../shared/EmailAddress.tsx'

/** One member of staff, and their role. */
export default function AccountScreen() {
  const t = useTranslations('staff.desk.accounts')
  const { id = '' } = useParams()
  const read = useRow(listStaffAccounts, id, (signal) => call(getStaffAccount, { params: { id }, signal }))
  return (
    <DetailPanel
      key={id}
      id={id}
      read={read}
      listPath={pathTo('staffAccounts')}
      title={t('one')}
      titleOf={({ name }) => name}
    >
      {(account) => <Account account={account} />}
    </DetailPanel>
  )
}

function Account({ account }: { account: StaffAccount }) {
  const t = useTranslations('staff.desk')
  const { email, role, has_second_factor, blocked } = account
  return (
    <div className="flex flex-col gap-6">
      <Card title={t('accounts.one')}>
        <SummaryList
          rows={[
            { label: t('common.email'), value: <EmailAddress address={email} /> },
            { label: t('common.role'), value: role === null ? t('accounts.noRole') : t(`roles.${role}`) },
            { label: t('common.secondFactor'), value: has_second_factor ? t('common.on') : t('common.off') },
          ]}
        />
      </Card>
      {blocked === null ? (
        <RoleAct account={account} />
      ) : (
        <Banner tone="info">
          <Said text={blocked} />
        </Banner>
      )}
    </div>
  )
}

function RoleAct({ account: { id, role } }: { account: StaffAccount }) {
  const t = useTranslations('staff.desk')
  const tActs = useTranslations('staff.acts')
  const plain = usePlainAct()
  const may = useMay()
  if (!may('staff:manage')) return null
  const change = plain<StaffAccount>({
    open: t('accounts.change'),
    text: <p>{t('accounts.changeText')}</p>,
    reason: { label: tActs('reasonLabel'), hint: tActs('reasonHint') },
    fields: rolePicker(role),
    call: ({ reason = '', role: chosen }) =>
      call(changeStaffRole, {
        params: { id },
        body: { reason, role: staffRoles.find((known) => known === chosen) ?? null },
      }),
  })
  return <Acts list={listStaffAccounts} id={id} acts={[change]} />
}

const rolePicker = (role: StaffAccount['role']) => () => <RolePicker role={role} />

function RolePicker({ role }: Pick<StaffAccount, 'role'>) {
  const t = useTranslations('staff.desk')
  return (
    <SelectField
      name="role"
      label={t('accounts.newRole')}
      defaultValue={role ?? ''}
      options={[
        ...staffRoles.map((other) => ({ value: other, label: t(`roles.${other}`) })),
        { value: '', label: t('accounts.noRole') },
      ]}
    />
  )
}
