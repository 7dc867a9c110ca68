import '#ui/mono.css'
import type { Proof } from '@evenmoor/contract/factors'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { askForPasskey, hasPasskeys } from '#api/passkeys.ts'
import { Button } from '#ui/Button.tsx'
import { CodeField, plainCode } from '#ui/CodeField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { FailureNote } from './FailureNote.tsx'
import { OneFieldForm } from './OneFieldForm.tsx'
import { useAttempt } from './use-attempt.ts'

export type Method = Proof['method']

type SecondFactorFormProps = {
  /** What the person has; at least one. */
  methods: readonly Method[]
  /** Tries a proof; what it throws is shown and another can be tried. */
  send: (proof: Proof) => Promise<void>
  /** Asks the server what the browser needs to ask for a passkey. */
  passkeyOptions: () => Promise<{ challenge: string }>
  /** In a dialog: the way out, before the button. */
  wayOut?: ReactNode
  /** Whether what is asked for first has the focus from the start; what is chosen instead of it always has. */
  takesFocus?: boolean
}

const order: readonly Method[] = ['totp', 'passkey', 'recovery_code']

/** One second factor at a time, and a way to each other one that the person has. */
export function SecondFactorForm({
  methods,
  send,
  passkeyOptions,
  wayOut,
  takesFocus = false,
}: SecondFactorFormProps) {
  const t = useTranslations('proof')
  const usable = order.filter((method) => methods.includes(method) && (method !== 'passkey' || hasPasskeys()))
  const [chosen, setChosen] = useState<Method>(usable[0] ?? 'recovery_code')
  const [focuses, setFocuses] = useState(takesFocus)
  const choose = (method: Method) => {
    setChosen(method)
    // The button that was pressed gives way to the method that it was for.
    setFocuses(true)
  }
  const proof = { send, wayOut, takesFocus: focuses }
  return (
    <div className="flex flex-col gap-4">
      {chosen === 'passkey' ? (
        <PasskeyProof {...proof} passkeyOptions={passkeyOptions} />
      ) : (
        <CodeProof key={chosen} {...proof} method={chosen} />
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-3 empty:hidden">
        {usable
          .filter((method) => method !== chosen)
          .map((method) => (
            <Button key={method} look="quiet" size="compact" onClick={() => choose(method)}>
              {t(`${method}.use`)}
            </Button>
          ))}
      </div>
    </div>
  )
}

type ProofProps = Pick<SecondFactorFormProps, 'send' | 'wayOut' | 'takesFocus'>

function CodeProof({ method, send, ...rest }: ProofProps & { method: Exclude<Method, 'passkey'> }) {
  const t = useTranslations('proof')
  return (
    <OneFieldForm
      name="code"
      needed={t('codeNeeded')}
      send={(typed) => send({ method, code: method === 'totp' ? plainCode(typed) : typed.trim() })}
      submit={t('submit')}
      busy={t('busy')}
      forgets
      {...rest}
    >
      {(field) =>
        method === 'totp' ? (
          <CodeField {...field} label={t('totp.label')} />
        ) : (
          <TextField
            {...field}
            label={t('recovery_code.label')}
            hint={t('recovery_code.hint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
          />
        )
      }
    </OneFieldForm>
  )
}

function PasskeyProof({
  send,
  passkeyOptions,
  wayOut,
  takesFocus = false,
}: ProofProps & Pick<SecondFactorFormProps, 'passkeyOptions'>) {
  const t = useTranslations('proof')
  const [isBusy, attempt] = useAttempt()
  const [failure, setFailure] = useState<unknown>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const use = async () => {
    setFailure(null)
    const response = await askForPasskey(await passkeyOptions())
    await send({ method: 'passkey', response })
  }
  return (
    <div className="flex flex-col gap-4">
      <FailureNote failure={failure} />
      <p>{t('passkey.text')}</p>
      <div className={wayOut ? 'dialog-actions' : 'flex flex-wrap gap-3'}>
        {wayOut}
        <Button
          ref={button}
          look="primary"
          busy={isBusy && t('passkey.busy')}
          onClick={() => void attempt(use, setFailure)}
        >
          {t('passkey.button')}
        </Button>
      </div>
    </div>
  )
}
