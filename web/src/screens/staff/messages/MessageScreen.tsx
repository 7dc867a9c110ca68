import { getStaffMessage, listStaffMessages, type StaffMessage } from '@evenmoor/contract/staff-messages'
import { useParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#lib/format-time.ts'
import { pathTo } from '#paths.ts'
import { Card } from '#ui/Card.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { DetailPanel } from '../list/DetailPanel.tsx'
import { useRow } from '../list/use-row.ts'
import { MessageActs } from './MessageActs.tsx'

/** One message of the contact form. */
export default function MessageScreen() {
  const t = useTranslations('staffDesk.messages')
  const { id = '' } = useParams()
  const read = useRow(listStaffMessages, id, (signal) => call(getStaffMessage, { params: { id }, signal }))
  return (
    <DetailPanel
      key={id}
      id={id}
      read={read}
      listPath={pathTo('staffMessages')}
      title={t('one')}
      titleOf={({ reference, name }) => `${reference} · ${name}`}
    >
      {(message) => (
        <div className="flex flex-col gap-6">
          <Letter message={message} />
          <MessageActs message={message} />
        </div>
      )}
    </DetailPanel>
  )
}

function Letter({ message }: { message: StaffMessage }) {
  const t = useTranslations('staffDesk')
  const locale = useLocale()
  const { reference, email, assignee, archived_by } = message
  return (
    <Card title={t('messages.one')}>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {message.message}
      </p>
      <SummaryList
        rows={[
          { label: t('common.reference'), value: reference },
          { label: t('common.name'), value: <bdi>{message.name}</bdi> },
          {
            label: t('common.email'),
            value: <bdi className="break-all">{email}</bdi>,
            action: (
              <a className="link" href={`mailto:${encodeURIComponent(email)}?subject=${reference}`}>
                {t('messages.reply')}
              </a>
            ),
          },
          { label: t('common.at'), value: formatInstant(message.created_at, locale) },
          { label: t('messages.assignee'), value: <bdi>{assignee?.name ?? t('common.none')}</bdi> },
          ...(archived_by === null
            ? []
            : [{ label: t('messages.archivedBy'), value: <bdi>{archived_by.name}</bdi> }]),
        ]}
      />
    </Card>
  )
}
