import { type IdentityCheck, neededSides, submitIdentity } from '@evenmoor/contract/identity'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { FailureNote } from '#proof/FailureNote.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { EndCheck } from './EndCheck.tsx'
import { SidePicture } from './SidePicture.tsx'
import { useIdentityAct } from './use-identity-act.ts'

type DraftProps = { check: IdentityCheck; onDone: (words: ReactNode) => void }

/** The pictures that are needed, and sending them. */
export function Draft({ check, onDone }: DraftProps) {
  const t = useTranslations('identity')
  const { isBusy, failure, start } = useIdentityAct()
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
      <FailureNote failure={failure} />
      <p>{t('picture.rules')}</p>
      <p className="text-muted">{t('picture.kept')}</p>
      {sides.map((side) => (
        <SidePicture
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
        <EndCheck kind="discard" onDone={onDone} />
      </div>
    </Card>
  )
}
