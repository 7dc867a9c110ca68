import { FlaskConical, ShieldCheck } from 'lucide-react'
import type { Mode } from '#i18n/mode.ts'

/**
 * The line above the console, and its tag, by what is worked with: teal for practice money, blue for coins of test networks, which staff
 * send from a wallet outside. Never by the color alone: each has its word and its sign (docs/decisions/0061).
 */
export const modeLook = {
  practice: { border: 'border-t-practice-solid', bar: 'bg-practice-solid', Sign: ShieldCheck },
  test: { border: 'border-t-info', bar: 'bg-info', Sign: FlaskConical },
} as const satisfies Record<Mode, object>
