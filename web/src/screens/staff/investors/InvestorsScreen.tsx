import { accountStates, listStaffInvestors, type StaffInvestor } from '@evenmoor/contract/staff-investors'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { StaffList } from '../list/StaffList.tsx'
import { timestampColumn, personColumn } from '../list/common-columns.tsx'
import { AccountStateTag } from './AccountStateTag.tsx'
import { ListedEmail } from '#ui/EmailAddress.tsx'
import { ListedReview } from './ReviewDue.tsx'

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
      rowPath={({ id }) => pathTo('staffInvestor', { params: { id } })}
      empty={{ title: t('investors.empty'), text: t('investors.emptyText') }}
    />
  )
}

function useColumns(): readonly Column<StaffInvestor>[] {
  const t = useTranslations('staff.console')
  return [
    personColumn('name', t('common.name'), (investor) => investor),
    {
      key: 'email',
      header: t('common.email'),
      narrow: 'startBottom',
      cell: ({ email }) => <ListedEmail address={email} />,
    },
    timestampColumn('created_at', t('investors.since'), {
      narrow: 'endTop',
      precision: 'day',
    }),
    {
      key: 'state',
      header: t('common.status'),
      narrow: 'endBottom',
      cell: ({ state, standing }) => (
        <span className="inline-flex flex-col items-start gap-1">
          <AccountStateTag state={state} />
          <ListedReview standing={standing} />
        </span>
      ),
    },
  ]
}
