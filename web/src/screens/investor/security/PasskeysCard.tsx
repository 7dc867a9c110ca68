import type { Passkey } from '@evenmoor/contract/factors'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { hasPasskeys } from '#api/passkeys.ts'
import { Button } from '#ui/Button.tsx'
import { SettingsCard } from '#ui/SettingsCard.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { lazyPart } from '#queries/lazy-part.tsx'
import { usePreloadOnInput } from '#ui/use-preload-on-input.ts'
import { SuccessNote } from '#forms/SuccessNote.tsx'
import { useRefreshSecurity } from './factors-query.ts'

const AddPasskeyForm = lazyPart(async () => (await import('./AddPasskeyForm.tsx')).AddPasskeyForm)
// Most people have none.
const PasskeyRow = lazyPart(async () => (await import('./PasskeyRow.tsx')).PasskeyRow)

type PasskeysCardProps = {
  passkeys: readonly Passkey[]
  /** Whether there is a second factor of another kind. */
  hasOthers: boolean
  onCodes: (codes: readonly string[]) => void
}

/** The passkeys: add, rename, remove. */
export function PasskeysCard({ passkeys, hasOthers, onCodes }: PasskeysCardProps) {
  const t = useTranslations('security.passkeys')
  const refresh = useRefreshSecurity()
  usePreloadOnInput(AddPasskeyForm)
  const [isAdding, setAdding] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const finish = async (text: string, codes: readonly string[] | null = null) => {
    setAdding(false)
    await refresh()
    // The codes are the outcome where there are any: they take the focus.
    if (codes) onCodes(codes)
    else setDone(text)
  }
  const begin = () => {
    setDone(null)
    setAdding(true)
  }
  return (
    <SettingsCard title={t('title')} lead={t('text')}>
      <SuccessNote text={done} />
      {passkeys.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <Suspense fallback={<Skeleton busy className="h-14" />}>
          <ul className="divide-y divide-line">
            {passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                isLast={passkeys.length === 1 && !hasOthers}
                onBegin={() => setDone(null)}
                onDone={finish}
              />
            ))}
          </ul>
        </Suspense>
      )}
      {isAdding ? (
        <Suspense fallback={<Skeleton busy className="h-40" />}>
          <AddPasskeyForm
            onDone={({ name }, codes) => finish(t('done', { name }), codes)}
            onCancel={() => setAdding(false)}
          />
        </Suspense>
      ) : (
        <Button disabledReason={hasPasskeys() ? null : t('unsupported')} onClick={begin}>
          {t('add')}
        </Button>
      )}
    </SettingsCard>
  )
}
