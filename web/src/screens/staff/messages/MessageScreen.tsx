import {
  getStaffMessage,
  listStaffMessages,
  type StaffMessageThread,
} from '@evenmoor/contract/staff-messages'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { nameOfLanguage, localeOf } from '@evenmoor/contract/locales'
import { formatInstant } from '#i18n/format-time.ts'
import { pathTo } from '#routing/paths.ts'
import { Card } from '#ui/Card.tsx'
import { StatusTag } from '#ui/StatusTag.tsx'
import { SummaryList } from '#ui/SummaryList.tsx'
import { Assignment } from '../assignment/Assignment.tsx'
import { PanelFoot } from '../panel/PanelFoot.tsx'
import { Waiting } from '../panel/Waiting.tsx'
import { RowPanel } from '../list/RowPanel.tsx'
import { MessageActions } from './MessageActions.tsx'
import { EmailAddress } from '#ui/EmailAddress.tsx'
import { PersonName } from '#ui/PersonName.tsx'

/** One message of the contact form. */
export default function MessageScreen() {
  const t = useTranslations('staff.console.messages')
  const locale = useLocale()
  return (
    <RowPanel
      list={listStaffMessages}
      read={(id, signal) => call(getStaffMessage, { params: { id }, signal })}
      listPath={pathTo('staffMessages')}
      title={t('one')}
      titleOf={({ reference, name }) => `${reference} · ${name}`}
      renderHead={({ archived_at, created_at }) => ({
        kicker: archived_at === null ? <Waiting since={created_at} /> : formatInstant(created_at, locale),
      })}
    >
      {(message) => (
        <>
          {message.archived_at === null && (
            <Assignment
              list={listStaffMessages}
              queue="messages"
              id={message.id}
              assignee={message.assignee}
            />
          )}
          <Letter message={message} />
          <Answers thread={message} />
          <PanelFoot>
            <MessageActions message={message} />
          </PanelFoot>
        </>
      )}
    </RowPanel>
  )
}

function Letter({ message }: { message: StaffMessageThread }) {
  const t = useTranslations('staff.console')
  const locale = useLocale()
  const { reference, email, archived_by } = message
  const language =
    message.locale === null ? t('messages.localeUnknown') : nameOfLanguage(localeOf(message.locale))
  return (
    <Card title={t('messages.one')}>
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {message.message}
      </p>
      <SummaryList
        rows={[
          { label: t('common.reference'), value: reference },
          {
            label: t('common.name'),
            value: <PersonName name={message.name} resembles={message.resembles} />,
          },
          { label: t('common.email'), value: <EmailAddress address={email} /> },
          { label: t('messages.locale'), value: language },
          { label: t('common.at'), value: formatInstant(message.created_at, locale) },
          archived_by !== null && { label: t('messages.archivedBy'), value: <bdi>{archived_by.name}</bdi> },
        ]}
      />
    </Card>
  )
}

const mailTones = { waiting: 'info', sent: 'gain', refused: 'loss' } as const

/** What was answered, oldest first: who, when, the words, and where the mail is. */
function Answers({ thread: { answers, answer_locale } }: { thread: StaffMessageThread }) {
  const t = useTranslations('staff.console.messages')
  const locale = useLocale()
  return (
    <Card title={t('answers')}>
      {answers.length === 0 && <p className="text-muted">{t('noAnswers')}</p>}
      {answers.length > 0 && (
        <ol className="flex flex-col gap-6">
          {answers.map(({ id, text, by, at, mail }) => (
            <li key={id} className="flex flex-col gap-2">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <bdi className="font-semibold">{by.name}</bdi>
                <time dateTime={at} className="text-small text-muted">
                  {formatInstant(at, locale)}
                </time>
                <StatusTag tone={mailTones[mail]}>{t(`mail.${mail}`)}</StatusTag>
              </p>
              <p dir="auto" lang={answer_locale} className="break-words whitespace-pre-wrap">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
