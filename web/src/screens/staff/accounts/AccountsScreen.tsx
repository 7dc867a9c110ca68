import { listStaffAccounts, type StaffAccount } from '@evenmoor/contract/staff-accounts'
import { staffRoles } from '@evenmoor/contract/staff'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { personColumn } from '../list/common-columns.tsx'
import { ListedEmail } from '#ui/EmailAddress.tsx'

/** Who works here, and with which role. */
export default function AccountsScreen() {
  const t = useTranslations('staff.console')
  const tPages = useTranslations('staff.shell.pages')
  const columns = useColumns()
  const options = [
    { value: allValues, label: t('common.all') },
    ...staffRoles.map((role) => ({ value: role, label: t(`roles.${role}`) })),
  ]
  return (
    <StaffList
      list={listStaffAccounts}
      title={tPages('staffAccounts')}
      lead={t('accounts.lead')}
      columns={columns}
      filters={[
        { kind: 'search', name: 'q' },
        { kind: 'choice', name: 'role', label: t('common.role'), options },
      ]}
      defaults={{ role: allValues }}
      rowPath={({ id }) => pathTo('staffAccount', { params: { id } })}
      empty={{ title: t('accounts.empty') }}
    />
  )
}

function useColumns(): readonly Column<StaffAccount>[] {
  const t = useTranslations('staff.console')
  const locale = useLocale()
  return [
    personColumn('name', t('common.name'), (account) => account),
    {
      key: 'email',
      header: t('common.email'),
      narrow: 'startBottom',
      cell: ({ email }) => <ListedEmail address={email} />,
    },
    {
      key: 'role',
      header: t('common.role'),
      narrow: 'endTop',
      cell: ({ role }) => role && t(`roles.${role}`),
    },
    {
      key: 'second_factor',
      header: t('common.secondFactor'),
      narrow: 'wideOnly',
      cell: ({ has_second_factor }) => (has_second_factor ? t('common.on') : t('common.off')),
    },
    {
      key: 'last_seen',
      header: t('common.lastSeen'),
      narrow: 'wideOnly',
      cell: ({ last_signed_in_at }) =>
        last_signed_in_at === null ? t('common.never') : formatInstant(last_signed_in_at, locale),
    },
  ]
}
