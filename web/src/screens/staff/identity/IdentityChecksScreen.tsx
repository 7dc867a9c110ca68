import { isolated } from '@evenmoor/contract/plain-text'
import { identityDocuments } from '@evenmoor/contract/identity'
import { listStaffIdentityChecks, type StaffIdentityCheck } from '@evenmoor/contract/staff-identity'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { listColumns } from '../list/columns.ts'
import { allValues } from '#routing/list-address.ts'
import { StatusWithSignals } from '../list/StatusWithSignals.tsx'
import { DecidedToday } from '../list/DecidedToday.tsx'
import type { ListTabsOf } from '../list/ListTabs.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { waitingColumn, personColumn } from '../list/common-columns.tsx'
import { IdentityStatusTag } from './IdentityStatusTag.tsx'

const column = listColumns<StaffIdentityCheck>()

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
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffIdentityCheck', { params: { id } })}
      empty={{ text: t('clearText') }}
      after={
        <DecidedToday
          list={listStaffIdentityChecks}
          columns={columns}
          rowId={({ id }) => id}
          rowPath={({ id }) => pathTo('staffIdentityCheck', { params: { id } })}
        />
      }
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.identity')
  return column.columns([
    column.accessor(
      ({ investor }) => investor.name,
      personColumn('investor', t('investor'), ({ investor }: StaffIdentityCheck) => investor),
    ),
    column.accessor('document', {
      id: 'document',
      header: t('document'),
      cell: ({ row: { original } }) => t(`documents.${original.document}`),
      meta: { narrow: 'endTop' },
    }),
    column.accessor(
      'submitted_at',
      waitingColumn('submitted_at', t('since'), ({ status }: StaffIdentityCheck) => status === 'in_review'),
    ),
    column.accessor('status', {
      id: 'status',
      header: t('filter'),
      cell: ({ row: { original } }) => (
        <StatusWithSignals
          status={<IdentityStatusTag status={original.status} />}
          signals={
            original.looked_at_by !== null && t('page.looking', { name: isolated(original.looked_at_by) })
          }
        />
      ),
      meta: { narrow: 'endBottom' },
    }),
  ])
}
