import { identityDocuments } from '@evenmoor/contract/identity'
import {
  listStaffIdentityChecks,
  reviewedStatuses,
  type StaffIdentityCheck,
} from '@evenmoor/contract/staff-identity'
import { useTranslations } from 'use-intl'
import { pathTo } from '#paths.ts'
import { listColumns } from '../list/columns.ts'
import { everything } from '../list/list-address.ts'
import { SignalledStatus } from '../list/SignalledStatus.tsx'
import { StaffList } from '../list/StaffList.tsx'
import { momentColumn, nameColumn } from '../list/shared-columns.tsx'
import { IdentityStatusTag } from './IdentityStatusTag.tsx'

const column = listColumns<StaffIdentityCheck>()

/** The identity checks, first those that wait for a decision. */
export default function IdentityChecksScreen() {
  const t = useTranslations('staff.identity')
  const columns = useColumns()
  const all = { value: everything, label: t('all') }
  return (
    <StaffList
      list={listStaffIdentityChecks}
      title={t('title')}
      columns={columns}
      filters={[
        {
          kind: 'choice',
          name: 'status',
          label: t('filter'),
          options: [
            ...reviewedStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
            all,
          ],
        },
        {
          kind: 'choice',
          name: 'document',
          label: t('document'),
          options: [
            all,
            ...identityDocuments.map((document) => ({ value: document, label: t(`documents.${document}`) })),
          ],
        },
        { kind: 'search', name: 'q', label: t('search') },
      ]}
      defaults={{ status: 'in_review', document: everything }}
      rowId={({ id }) => id}
      rowPath={({ id }) => pathTo('staffIdentityCheck', { params: { id } })}
      empty={{ title: t('clear'), text: t('clearText') }}
    />
  )
}

function useColumns() {
  const t = useTranslations('staff.identity')
  return column.columns([
    column.accessor(({ investor }) => investor.name, nameColumn('investor', t('investor'))),
    column.accessor('document', {
      id: 'document',
      header: t('document'),
      cell: ({ row: { original } }) => t(`documents.${original.document}`),
      meta: { narrow: 'endTop' },
    }),
    column.accessor('submitted_at', momentColumn('submitted_at', t('since'))),
    column.accessor('status', {
      id: 'status',
      header: t('filter'),
      cell: ({ row: { original } }) => (
        <SignalledStatus
          status={<IdentityStatusTag status={original.status} />}
          signals={original.looked_at_by !== null && t('page.looking', { name: original.looked_at_by })}
        />
      ),
      meta: { narrow: 'endBottom' },
    }),
  ])
}
