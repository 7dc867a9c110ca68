import { useTranslations } from 'use-intl'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import type { Tone } from '#ui/tone.ts'
import { passwordAdvice } from './password-advice.ts'

const looks = {
  short: { tone: 'neutral', bars: 1 },
  guessable: { tone: 'risk', bars: 1 },
  fair: { tone: 'info', bars: 2 },
  good: { tone: 'gain', bars: 3 },
} as const satisfies Record<string, { tone: Tone; bars: number }>
const fill: Readonly<Record<string, string>> = {
  neutral: 'bg-control',
  risk: 'bg-risk',
  info: 'bg-info',
  gain: 'bg-gain',
}

export type PasswordMeterProps = {
  /** As typed. */
  password: string
  /** What must not make it up: names and address of the person. */
  ownWords: readonly string[]
}

/** A word and three bars about the password while it is typed; the word is spoken when it changes. */
export function PasswordMeter({ password, ownWords }: PasswordMeterProps) {
  const t = useTranslations('account.meter')
  const advice = passwordAdvice(password, ownWords)
  if (advice === null) return null
  const { tone, bars } = looks[advice.kind]
  return (
    <div className="mt-1 flex flex-col gap-2">
      <div aria-hidden className="flex gap-1.5">
        {[1, 2, 3].map((bar) => (
          <span key={bar} className={`h-1.5 grow rounded-pill ${bar <= bars ? fill[tone] : 'bg-line'}`} />
        ))}
      </div>
      <InlineMessage tone={tone} live>
        {advice.kind === 'short' ? t('short', { missing: advice.missing }) : t(advice.kind)}
      </InlineMessage>
    </div>
  )
}
