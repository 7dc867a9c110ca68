import { accountStates, listStaffInvestors, type StaffInvestor } from '@evenmoor/contract/staff-investors'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn, personColumn } from '../list/common-columns.tsx'
import { AccountStateTag } from './AccountStateTag.tsx'
import { ListedEmail } from '#ui/EmailAddress.tsx'
import { ListedReview } from './ReviewDue.tsx'

const column = listColumns<StaffInvestor>()

/** Everybody with an account. */
export default function InvestorsScreen() {
  const t = useTranslations('staff.console')
  const tPages = useTranslations('staff.shell.pages')
  const columns = useColumns()
  const options = [
    { value: allValues, label: t('common.all') },
    ...accountStates.map((state) => ({ value: state, label: t(`investors.states.${state}`) })),
  ]
  return (
    <StaffList
      list={listStaffInvestors}
      title={tPages('staffInvestors')}
      columns={columns}
      filters={[
        { kind: 'search', name: 'q' },
        { kind: 'choice', name: 'state', label: t('common.status'), options },
      ]}
      defaults={{ state: allValues }}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffInvestor', { params: { id } })}
      empty={{ title: t('investors.empty') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.console')
  return column.columns([
    column.accessor(
      'name',
      personColumn('name', t('common.name'), (investor: StaffInvestor) => investor),
    ),
    column.accessor('email', {
      id: 'email',
      header: t('common.email'),
      cell: ({ row: { original } }) => <ListedEmail address={original.email} />,
      meta: { narrow: 'startBottom' },
    }),
    column.accessor(
      'created_at',
      timestampColumn('created_at', t('investors.since'), {
        meta: { narrow: 'endTop' },
        precision: 'day',
      }),
    ),
    column.accessor('state', {
      id: 'state',
      header: t('common.status'),
      cell: ({ row: { original } }) => (
        <span className="inline-flex flex-col items-start gap-1">
          <AccountStateTag state={original.state} />
          <ListedReview standing={original.standing} />
        </span>
      ),
      meta: { narrow: 'endBottom' },
    }),
  ])
}
