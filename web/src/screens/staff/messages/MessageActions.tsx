import {
  answerMessage,
  archiveMessage,
  listStaffMessages,
  restoreMessage,
  type StaffMessageThread,
} from '@evenmoor/contract/staff-messages'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { nameOfLanguage, localeOf } from '@evenmoor/contract/locales'
import type { ActionFields } from '../actions/action.ts'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'
import { useMay, useStaffProfile } from '#queries/staff-profile.ts'
import { AnswerFields } from './AnswerFields.tsx'

/** Answer it by email; archive it, with a way back. */
export function MessageActions({ message }: { message: StaffMessageThread }) {
  const t = useTranslations('staff.console.messages')
  const tActions = useTranslations('staff.actions')
  const plain = useSimpleAction()
  const may = useMay()
  const ownId = useStaffProfile()?.id
  const { id, email, reference, answers, assignee, archived_at } = message
  const params = { id }
  if (!may('messages:work')) return null
  const answer = plain<StaffMessageThread>({
    open: t('answer'),
    title: t('answerTitle', { email }),
    look: 'primary',
    text: (
      <>
        <p>{t('answerText', { email, language: nameOfLanguage(localeOf(message.answer_locale)) })}</p>
        <p className="text-muted">
          {message.replies_go_to === null
            ? t('answerNoReplies')
            : t('answerReplies', { email: message.replies_go_to })}
        </p>
      </>
    ),
    confirm: t('send'),
    done: t('sent'),
    fields: answerFields(message),
    call: ({ text = '', archive }, sent) => {
      const body = { text, answers_seen: answers.length, archive: archive !== undefined }
      return call(answerMessage, { params, body, ...sent })
    },
  })
  const archive = plain<StaffMessageThread>({
    open: t('archive'),
    title: t('archiveTitle', { reference }),
    text: <p>{t('archiveText')}</p>,
    call: () => call(archiveMessage, { params }),
    undo: {
      label: tActions('undo'),
      busy: tActions('busy'),
      done: tActions('undone'),
      call: () => call(restoreMessage, { params }),
    },
  })
  const restore = plain<StaffMessageThread>({
    open: t('restore'),
    title: t('restoreTitle', { reference }),
    text: <p>{t('restoreText')}</p>,
    call: () => call(restoreMessage, { params }),
  })
  const isFree = assignee === null || assignee.id === ownId
  const open = [...(isFree ? [answer] : []), archive]
  return <RowActions list={listStaffMessages} id={id} acts={archived_at === null ? open : [restore]} />
}

const answerFields = (thread: StaffMessageThread): ActionFields => ({
  start: { text: '', archive: true },
  drafts: ['text'],
  show: (entry) => <AnswerFields entry={entry} thread={thread} />,
})
