import { type IdentityCheck, neededSides, submitIdentity } from '@evenmoor/contract/identity'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { SubmitError } from '#forms/SubmitError.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { WithdrawCheck } from './WithdrawCheck.tsx'
import { DocumentPicture } from './DocumentPicture.tsx'
import { useIdentityAction } from './use-identity-action.ts'

type IdentityDraftProps = { check: IdentityCheck; onDone: (words: ReactNode) => void }

/** The pictures that are needed, and sending them. */
export function IdentityDraft({ check, onDone }: IdentityDraftProps) {
  const t = useTranslations('identity')
  const { isBusy, failure, start } = useIdentityAction()
  const { document, pictures } = check
  if (document === null) return null
  const sides = neededSides[document]
  const isMissing = sides.some((side) => pictures.every((picture) => picture.side !== side))
  const send = () =>
    start(
      () => call(submitIdentity),
      () => onDone(t('send.done')),
    )
  return (
    <Card title={t(`document.${document}`)}>
      <SubmitError failure={failure} />
      <p>{t('picture.rules')}</p>
      <p className="text-muted">{t('picture.kept')}</p>
      {sides.map((side) => (
        <DocumentPicture
          key={`${document} ${side}`}
          document={document}
          side={side}
          stored={pictures.find((picture) => picture.side === side) ?? null}
          onBegin={() => onDone(null)}
        />
      ))}
      <div className="flex flex-wrap items-start gap-3 border-t border-line pt-4">
        <Button
          look="primary"
          busy={isBusy && t('send.busy')}
          disabledReason={isMissing ? t('send.missing') : null}
          onClick={send}
        >
          {t('send.button')}
        </Button>
        <WithdrawCheck kind="discard" onDone={onDone} />
      </div>
    </Card>
  )
}
