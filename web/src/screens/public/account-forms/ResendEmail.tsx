import { type ReactNode, useState } from 'react'
import { problemOf } from '#refusals/problem.ts'
import { Button } from '#ui/Button.tsx'
import { Countdown } from '#ui/Countdown.tsx'
import { InlineMessage } from '#ui/InlineMessage.tsx'
import { useAccountProblemText } from './account-problem-text.ts'

/** How long to wait before a code or link can be sent again (spec, section 9). */
export const resendWaitMs = 60_000

type ResendEmailProps = {
  /** When it may be sent again, in milliseconds since 1970. */
  resendAt: number
  send: () => Promise<unknown>
  /** The sentence around the running time. */
  sentence: (time: ReactNode) => ReactNode
  words: Readonly<Record<'button' | 'busy' | 'done' | 'failed', string>>
}

/** Sends a code or link again: a countdown, then the button, then the countdown anew. */
export function ResendEmail({ resendAt, send, sentence, words }: ResendEmailProps) {
  const textOf = useAccountProblemText()
  const [endsAt, setEndsAt] = useState(resendAt)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ tone: 'gain' | 'loss'; text: string } | null>(null)
  const resend = async () => {
    setBusy(true)
    setOutcome(null)
    try {
      await send()
      setEndsAt(Date.now() + resendWaitMs)
      setOutcome({ tone: 'gain', text: words.done })
    } catch (reason) {
      setOutcome({ tone: 'loss', text: textOf(problemOf(reason), words.failed) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-col gap-2">
      {outcome && (
        <InlineMessage tone={outcome.tone} live>
          {outcome.text}
        </InlineMessage>
      )}
      <AfterCountdown key={endsAt} endsAt={endsAt} sentence={sentence}>
        <Button wide busy={isBusy && words.busy} onClick={() => void resend()}>
          {words.button}
        </Button>
      </AfterCountdown>
    </div>
  )
}

const spokenAt = [30, 0]

/** `key={endsAt}`: each wait is a new one. */
function AfterCountdown({
  endsAt,
  sentence,
  children,
}: Pick<ResendEmailProps, 'sentence'> & { endsAt: number; children: ReactNode }) {
  const [isOver, setOver] = useState(false)
  if (isOver) return children
  const time = <Countdown endsAt={endsAt} spokenAt={spokenAt} onEnd={() => setOver(true)} />
  return (
    <p className="flex min-h-12 items-center justify-center text-center text-muted">
      <span>{sentence(time)}</span>
    </p>
  )
}
