import {
  chooseIdentityDocument,
  type IdentityDocument,
  identityDocuments,
  neededSides,
} from '@evenmoor/contract/identity'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { call } from '#api/client.ts'
import { SubmitError } from '#forms/SubmitError.tsx'
import { type Errors, useSentForm } from '#forms/use-sent-form.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { RadioCard, RadioGroup } from '#ui/RadioCard.tsx'
import { useIdentityAction } from './use-identity-action.ts'

/** Which document is to be sent. */
export function DocumentChoice({ onDone }: { onDone: () => void }) {
  const t = useTranslations('identity.document')
  const { isBusy, failure, start } = useIdentityAction()
  const { group, choice, onSubmit } = useSentForm<{ document: IdentityDocument | '' }>({
    start: { document: '' },
    idOf: (name) => `identity-${name}`,
    focusesField: true,
    check: (given): Errors =>
      z.safeParse(chooseIdentityDocument.body, given).success ? {} : { document: t('needed') },
    send: (given) => {
      const body = z.parse(chooseIdentityDocument.body, given)
      start(() => call(chooseIdentityDocument, { body }), onDone)
    },
  })
  return (
    <Card>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <SubmitError failure={failure} />
        <RadioGroup {...group('document')} legend={t('legend')}>
          {identityDocuments.map((document) => (
            <RadioCard
              key={document}
              {...choice('document', document)}
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
