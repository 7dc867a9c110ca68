import { isolated } from '@evenmoor/contract/plain-text'
import { identityDocuments } from '@evenmoor/contract/identity'
import { listStaffIdentityChecks, type StaffIdentityCheck } from '@evenmoor/contract/staff-identity'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import type { Column } from '#ui/DataTable.tsx'
import { allValues } from '#routing/list-address.ts'
import { StatusWithSignals } from '../list/StatusWithSignals.tsx'
import type { ListTabsOf } from '../list/ListTabs.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { waitingColumn, personColumn } from '../list/common-columns.tsx'
import { IdentityStatusTag } from './IdentityStatusTag.tsx'

/** The identity checks, first those that wait for a decision. */
export default function IdentityChecksScreen() {
  const t = useTranslations('staff.identity')
  const columns = useColumns()
  const all = { value: allValues, label: t('all') }
  const tabs: ListTabsOf = {
    name: 'status',
    options: [
      { value: 'in_review', label: t('views.open'), queue: 'identity' },
      ...(['accepted', 'not_accepted', 'withdrawn'] as const).map((status) => ({
        value: status,
        label: t(`status.${status}`),
      })),
      all,
    ],
  }
  return (
    <StaffList
      list={listStaffIdentityChecks}
      title={t('title')}
      columns={columns}
      tabs={tabs}
      filters={[
        {
          kind: 'choice',
          name: 'document',
          label: t('document'),
          options: [
            all,
            ...identityDocuments.map((document) => ({ value: document, label: t(`documents.${document}`) })),
          ],
        },
        { kind: 'search', name: 'q' },
      ]}
      defaults={{ status: 'in_review', document: allValues }}
      rowPath={({ id }) => pathTo('staffIdentityCheck', { params: { id } })}
      empty={{ text: t('clearText') }}
      hasDecidedToday
    />
  )
}

function useColumns(): readonly Column<StaffIdentityCheck>[] {
  const t = useTranslations('staff.identity')
  return [
    personColumn('investor', t('investor'), ({ investor }) => investor),
    {
      key: 'document',
      header: t('document'),
      narrow: 'endTop',
      cell: ({ document }) => t(`documents.${document}`),
    },
    waitingColumn('submitted_at', t('since'), ({ status }) => status === 'in_review'),
    {
      key: 'status',
      header: t('filter'),
      narrow: 'endBottom',
      cell: ({ status, looked_at_by }) => (
        <StatusWithSignals
          status={<IdentityStatusTag status={status} />}
          signals={looked_at_by !== null && t('page.looking', { name: isolated(looked_at_by) })}
        />
      ),
    },
  ]
}
