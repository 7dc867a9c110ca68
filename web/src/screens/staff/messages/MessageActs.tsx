import {
  archiveMessage,
  listStaffMessages,
  releaseMessage,
  restoreMessage,
  type StaffMessage,
  takeMessage,
} from '@evenmoor/contract/staff-messages'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Acts } from '../acts/Acts.tsx'
import { usePlainAct } from '../acts/use-plain-act.ts'
import { useMay } from '../shared/staff-profile.ts'

/** Take it on or give it back; archive it, with a way back. */
export function MessageActs({ message }: { message: StaffMessage }) {
  const t = useTranslations('staffDesk.messages')
  const tActs = useTranslations('staffActs')
  const plain = usePlainAct()
  const may = useMay()
  const { id } = message
  const params = { id }
  if (!may('messages:work')) return null
  const take = plain<StaffMessage>({
    open: t('take'),
    text: <p>{t('takeText')}</p>,
    call: () => call(takeMessage, { params }),
  })
  const release = plain<StaffMessage>({
    open: t('release'),
    text: <p>{t('releaseText')}</p>,
    call: () => call(releaseMessage, { params }),
  })
  const archive = plain<StaffMessage>({
    open: t('archive'),
    text: <p>{t('archiveText')}</p>,
    call: () => call(archiveMessage, { params }),
    undo: {
      label: tActs('undo'),
      busy: tActs('busy'),
      done: tActs('undone'),
      call: () => call(restoreMessage, { params }),
    },
  })
  const restore = plain<StaffMessage>({
    open: t('restore'),
    text: <p>{t('restoreText')}</p>,
    call: () => call(restoreMessage, { params }),
  })
  const acts = message.archived_at === null ? [message.assignee ? release : take, archive] : [restore]
  return <Acts list={listStaffMessages} id={id} acts={acts} />
}
