import {
  changeStaffRole,
  getStaffAccount,
  listStaffAccounts,
  type StaffAccount,
} from '@evenmoor/contract/staff-accounts'
import { staffRoles } from '@evenmoor/contract/staff'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import type { FieldWiring } from '#forms/use-sent-form.ts'
import { ServerText } from '#refusals/ServerText.tsx'
import { pathTo } from '#routing/paths.ts'
import { Banner } from '#ui/Banner.tsx'
import { Card } from '#ui/Card.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import type { ActionFields } from '../actions/action.ts'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'
import { RowPanel } from '../list/RowPanel.tsx'
import { useMay } from '#queries/staff-profile.ts'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { PersonName } from '#ui/PersonName.tsx'

/** One member of staff, and their role. */
export default function AccountScreen() {
  const t = useTranslations('staff.console.accounts')
  return (
    <RowPanel
      list={listStaffAccounts}
      read={(id, signal) => call(getStaffAccount, { params: { id }, signal })}
      listPath={pathTo('staffAccounts')}
      title={t('one')}
      titleOf={({ name }) => name}
    >
      {(account) => <Account account={account} />}
    </RowPanel>
  )
}

function Account({ account }: { account: StaffAccount }) {
  const t = useTranslations('staff.console')
  const { id, name, email, resembles, role, has_second_factor, blocked } = account
  return (
    <div className="flex flex-col gap-6">
      <Card title={t('accounts.one')}>
        <SummaryList
          rows={[
            { label: t('common.name'), value: <PersonName name={name} resembles={resembles} /> },
            { label: t('common.email'), value: <EmailAddress address={email} /> },
            { label: t('common.role'), value: role === null ? t('accounts.noRole') : t(`roles.${role}`) },
            { label: t('common.secondFactor'), value: has_second_factor ? t('common.on') : t('common.off') },
            {
              // Colleagues are not in the list of investors; some of them have money here all the same.
              label: t('investors.one'),
              value: (
                <Link className="link" to={pathTo('staffInvestor', { params: { id } })}>
                  {t('investors.ledger')}
                </Link>
              ),
            },
          ]}
        />
      </Card>
      {blocked === null ? (
        <RoleAct account={account} />
      ) : (
        <Banner tone="info">
          <ServerText text={blocked} refusal={account.blocked_refusal} />
        </Banner>
      )}
    </div>
  )
}

function RoleAct({ account: { id, email, role } }: { account: StaffAccount }) {
  const t = useTranslations('staff.console')
  const tActions = useTranslations('staff.actions')
  const plain = useSimpleAction()
  const may = useMay()
  if (!may('staff:manage')) return null
  const change = plain<StaffAccount>({
    open: t('accounts.change'),
    title: t('accounts.changeTitle', { email }),
    text: <p>{t('accounts.changeText')}</p>,
    reason: { label: tActions('reasonLabel'), hint: tActions('reasonHint') },
    fields: rolePicker(role),
    call: ({ reason = '', role: chosen }) =>
      call(changeStaffRole, {
        params: { id },
        body: { reason, role: staffRoles.find((known) => known === chosen) ?? null },
      }),
  })
  return <RowActions list={listStaffAccounts} id={id} acts={[change]} />
}

const rolePicker = (role: StaffAccount['role']): ActionFields => ({
  start: { role: role ?? '' },
  show: ({ field }) => <RolePicker field={field('role')} />,
})

function RolePicker({ field }: { field: FieldWiring }) {
  const t = useTranslations('staff.console')
  return (
    <SelectField
      {...field}
      label={t('accounts.newRole')}
      options={[
        ...staffRoles.map((other) => ({ value: other, label: t(`roles.${other}`) })),
        { value: '', label: t('accounts.noRole') },
      ]}
    />
  )
}
