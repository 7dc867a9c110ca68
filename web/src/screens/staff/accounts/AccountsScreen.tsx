import { listStaffAccounts, type StaffAccount } from '@evenmoor/contract/staff-accounts'
import { staffRoles } from '@evenmoor/contract/staff'
import { useLocale, useTranslations } from 'use-intl'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { personColumn } from '../list/common-columns.tsx'
import { ListedEmail } from '#ui/EmailAddress.tsx'

const column = listColumns<StaffAccount>()

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
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffAccount', { params: { id } })}
      empty={{ title: t('accounts.empty') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.console')
  const locale = useLocale()
  return column.columns([
    column.accessor(
      'name',
      personColumn('name', t('common.name'), (account: StaffAccount) => account),
    ),
    column.accessor('email', {
      id: 'email',
      header: t('common.email'),
      cell: ({ row: { original } }) => <ListedEmail address={original.email} />,
      meta: { narrow: 'startBottom' },
    }),
    column.accessor('role', {
      id: 'role',
      header: t('common.role'),
      cell: ({ row: { original } }) => original.role && t(`roles.${original.role}`),
      meta: { narrow: 'endTop' },
    }),
    column.accessor('has_second_factor', {
      id: 'second_factor',
      header: t('common.secondFactor'),
      cell: ({ row: { original } }) => (original.has_second_factor ? t('common.on') : t('common.off')),
      meta: { narrow: 'wideOnly' },
    }),
    column.accessor('last_signed_in_at', {
      id: 'last_seen',
      header: t('common.lastSeen'),
      cell: ({ row: { original } }) =>
        original.last_signed_in_at === null
          ? t('common.never')
          : formatInstant(original.last_signed_in_at, locale),
      meta: { narrow: 'wideOnly' },
    }),
  ])
}
