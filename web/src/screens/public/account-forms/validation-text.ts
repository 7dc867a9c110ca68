import { refusalIn } from '@evenmoor/contract/refusals'
import { useTranslations } from 'use-intl'
import { useMode } from '#i18n/mode.ts'

/** What the screens check by rules of their own; the other checks are the contract's, whose messages are codes. */
const ownRules = ['adult', 'resetLength', 'resetMismatch'] as const

const isOwn = (message: string): message is (typeof ownRules)[number] =>
  ownRules.some((rule) => rule === message)

/** A broken rule of a schema in the language of the page. */
export function useValidationText(): (message: string) => string {
  const tRule = useTranslations('forms.rules')
  const tRefusal = useTranslations('formRefusals')
  const mode = useMode()
  return (message) => {
    if (isOwn(message)) return tRule(message, { mode })
    const { code, params } = refusalIn(message)
    const say = tRefusal as unknown as FreeTranslator
    return say.has(code) ? say(code, params) : tRule('invalid')
  }
}

/** Which code it is, is known when the form is sent. */
type FreeTranslator = ((code: string, given: object) => string) & { has: (code: string) => boolean }
