import {
  chooseIdentityDocument,
  type IdentityDocument,
  identityDocuments,
  neededSides,
} from '@evenmoor/contract/identity'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { SubmitError } from '#forms/SubmitError.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { useIdentityAction } from './use-identity-action.ts'

/** Which document is to be sent. */
export function DocumentChoice({ onDone }: { onDone: () => void }) {
  const t = useTranslations('identity.document')
  const [chosen, setChosen] = useState<IdentityDocument | null>(null)
  const [isMissing, setMissing] = useState(false)
  const { isBusy, failure, start } = useIdentityAction()
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(chosen === null)
    if (chosen !== null) start(() => call(chooseIdentityDocument, { body: { document: chosen } }), onDone)
  }
  return (
    <Card>
      <form noValidate onSubmit={send} className="flex flex-col gap-4">
        <SubmitError failure={failure} />
        <RadioGroup legend={t('legend')} error={isMissing ? t('needed') : null}>
          {identityDocuments.map((document) => (
            <RadioCard
              key={document}
              name="document"
              value={document}
              checked={chosen === document}
              onChange={() => setChosen(document)}
              title={t(document)}
              detail={t(neededSides[document].length === 1 ? 'one' : 'both')}
            />
          ))}
        </RadioGroup>
        <Button type="submit" look="primary" busy={isBusy && t('busy')}>
          {t('go')}
        </Button>
      </form>
    </Card>
  )
}
