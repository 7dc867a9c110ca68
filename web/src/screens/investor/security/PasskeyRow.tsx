import { type Passkey, removePasskey, renamePasskey } from '@evenmoor/contract/factors'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { call } from '#api/client.ts'
import { formatInstant } from '#i18n/format-time.ts'
import { SingleFieldForm } from '#forms/SingleFieldForm.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ConfirmDialog } from '#forms/ConfirmDialog.tsx'

type PasskeyRowProps = {
  passkey: Passkey
  /** Whether it is the person's only second factor. */
  isLast: boolean
  onBegin: () => void
  /** Something was done with it; `text` says what. */
  onDone: (text: string) => Promise<void>
}

/** One passkey: its name, when it came and when it was used. */
export function PasskeyRow({ passkey, isLast, onBegin, onDone }: PasskeyRowProps) {
  const t = useTranslations('security')
  const locale = useLocale()
  const [state, setState] = useState<'shown' | 'naming' | 'removing'>('shown')
  const { id, name, created_at: createdAt, last_used_at: usedAt } = passkey
  const when = (instant: string) => formatInstant(instant, locale)
  const begin = (next: 'naming' | 'removing') => {
    onBegin()
    setState(next)
  }
  const remove = async () => {
    await call(removePasskey, { params: { id } })
    setState('shown')
    await onDone(t('passkeys.removed', { name }))
  }
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold break-words">
            <bdi>{name}</bdi>
          </p>
          <p className="text-small text-muted">{t('passkeys.added', { when: when(createdAt) })}</p>
          <p className="text-small text-muted">
            {usedAt === null ? t('passkeys.unused') : t('passkeys.used', { when: when(usedAt) })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button
            size="compact"
            aria-label={t('passkeys.renameOf', { name })}
            onClick={() => begin('naming')}
          >
            {t('passkeys.rename')}
          </Button>
          <Button
            size="compact"
            aria-label={t('passkeys.removeOf', { name })}
            onClick={() => begin('removing')}
          >
            {t('passkeys.remove')}
          </Button>
        </div>
      </div>
      {state === 'naming' && (
        <RenameForm passkey={passkey} onDone={onDone} onClose={() => setState('shown')} />
      )}
      <ConfirmDialog
        open={state === 'removing'}
        onClose={() => setState('shown')}
        title={t('passkeys.removeTitle', { name })}
        confirm={t('passkeys.remove')}
        busy={t('busy')}
        onConfirm={remove}
      >
        <p>{t('passkeys.removeText')}</p>
        {isLast && <p>{t('last')}</p>}
      </ConfirmDialog>
    </li>
  )
}

function RenameForm({
  passkey: { id, name },
  onDone,
  onClose,
}: Pick<PasskeyRowProps, 'passkey' | 'onDone'> & { onClose: () => void }) {
  const t = useTranslations()
  return (
    <SingleFieldForm
      name="passkey-name"
      start={name}
      needed={t('security.passkeys.nameNeeded')}
      send={async (typed) => {
        const renamed = await call(renamePasskey, { params: { id }, body: { name: typed } })
        onClose()
        await onDone(t('security.passkeys.renamed', { name: renamed.name }))
      }}
      submit={t('security.passkeys.saveName')}
      busy={t('security.busy')}
      actions={<Button onClick={onClose}>{t('common.cancel')}</Button>}
    >
      {(field) => <TextField {...field} label={t('security.passkeys.name')} autoComplete="off" />}
    </SingleFieldForm>
  )
}
