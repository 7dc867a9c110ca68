import { listStaffRecords } from '@evenmoor/contract/staff-records'
import { useTranslations } from 'use-intl'
import { pathTo } from '#routing/paths.ts'
import { RowPanel } from '../list/RowPanel.tsx'
import { Consents } from './Consents.tsx'
import { RecordActions } from './RecordActions.tsx'
import { RecordFacts } from './RecordFacts.tsx'
import { readRecord } from './read-record.ts'

/** One testimonial or team record: as pages show it, who agreed to that, and what may be done. */
export default function RecordScreen() {
  const t = useTranslations('staff.records')
  return (
    <RowPanel
      list={listStaffRecords}
      read={readRecord}
      listPath={pathTo('staffRecords')}
      title={t('one')}
      titleOf={({ kind, name }) => `${t(`kinds.${kind}`)} · ${name}`}
    >
      {(record) => (
        <div className="flex flex-col gap-6">
          <RecordFacts record={record} />
          <RecordActions record={record} />
          <Consents record={record} />
        </div>
      )}
    </RowPanel>
  )
}
