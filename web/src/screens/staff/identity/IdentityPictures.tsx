import { isolated } from '@evenmoor/contract/plain-text'
import type { PictureFacts } from '@evenmoor/contract/identity'
import {
  beginIdentityViewing,
  listStaffIdentityChecks,
  openIdentityPicture,
  type StaffIdentityCheck,
} from '@evenmoor/contract/staff-identity'
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { problemOf } from '#refusals/problem.ts'
import { ActionError } from '#forms/ActionError.tsx'
import { RowActions } from '../actions/RowActions.tsx'
import { useSimpleAction } from '../actions/use-simple-action.ts'
import { useMay } from '#queries/staff-profile.ts'
import { DocumentViewer } from './DocumentViewer.tsx'

/** The pictures of a check, each opened by a press: that is written into the audit. */
export function IdentityPictures({ check }: { check: StaffIdentityCheck }) {
  const t = useTranslations('staff.identity.pictures')
  const may = useMay()
  const { id, pictures, viewing_reason: reason } = check
  if (!may('identity:view')) {
    return (
      <Card title={t('title')}>
        <p className="text-muted">{t('role')}</p>
      </Card>
    )
  }
  return (
    <Card title={t('title')}>
      {pictures.length === 0 && <p className="text-muted">{t('gone')}</p>}
      {pictures.length > 0 && <ViewingReason check={check} />}
      {reason !== null && pictures.map((facts) => <OnePicture key={facts.side} id={id} facts={facts} />)}
    </Card>
  )
}

/** Why they are opened: asked before the first one, and told from then on. */
function ViewingReason({ check: { id, investor, viewing_reason } }: { check: StaffIdentityCheck }) {
  const t = useTranslations('staff.identity.pictures')
  const tActions = useTranslations('staff.actions')
  const plain = useSimpleAction()
  const begin = plain<StaffIdentityCheck>({
    open: t('reason.open'),
    title: t('reason.title', { name: isolated(investor.name) }),
    look: 'primary',
    text: <p>{t('reason.text')}</p>,
    reason: { label: tActions('reasonLabel'), hint: t('reason.hint') },
    call: ({ reason = '' }) => call(beginIdentityViewing, { params: { id }, body: { reason } }),
  })
  return (
    <>
      {viewing_reason !== null && (
        <p className="text-small text-muted">
          {t('reason.given')} <bdi>{viewing_reason}</bdi>
        </p>
      )}
      <RowActions list={listStaffIdentityChecks} id={id} acts={viewing_reason === null ? [begin] : []} />
    </>
  )
}

function OnePicture({ id, facts: { side, width, height } }: { id: string; facts: PictureFacts }) {
  const t = useTranslations('staff.identity.pictures')
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => call(openIdentityPicture, { params: { id, side } }),
    // Not kept once the page is left.
    gcTime: 0,
  })
  const name = t(side)
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        <span className="text-small text-muted">
          {t('size', { width: String(width), height: String(height) })}
        </span>
      </p>
      <ActionError problem={error === null ? null : problemOf(error)} />
      {data === undefined ? (
        <div>
          <Button busy={isPending && t('busy')} onClick={() => mutate()}>
            {t('open', { side: name })}
          </Button>
        </div>
      ) : (
        <DocumentViewer picture={data} name={name} />
      )}
    </div>
  )
}
