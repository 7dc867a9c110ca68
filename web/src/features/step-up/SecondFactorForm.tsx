import '#ui/mono.css'
import type { SecondFactorProof } from '@evenmoor/contract/factors'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { askForPasskey, hasPasskeys } from '#api/passkeys.ts'
import { Button } from '#ui/Button.tsx'
import { CodeField, plainCode } from '#ui/CodeField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { SubmitError } from '#forms/SubmitError.tsx'
import { SingleFieldForm } from '#forms/SingleFieldForm.tsx'
import { useSingleFlight } from '#forms/use-single-flight.ts'

export type Method = SecondFactorProof['method']

type SecondFactorFormProps = {
  /** What the person has; at least one. */
  methods: readonly Method[]
  /** Tries a proof; what it throws is shown and another can be tried. */
  send: (proof: SecondFactorProof) => Promise<void>
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
  const t = useTranslations('stepUp')
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
  const t = useTranslations('stepUp')
  return (
    <SingleFieldForm
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
    </SingleFieldForm>
  )
}

function PasskeyProof({
  send,
  passkeyOptions,
  wayOut,
  takesFocus = false,
}: ProofProps & Pick<SecondFactorFormProps, 'passkeyOptions'>) {
  const t = useTranslations('stepUp')
  const [isBusy, attempt] = useSingleFlight()
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
      <SubmitError failure={failure} />
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
