import { alertText } from './alert-text.ts'
import { type AlertFacts, type AlertKind, alertKind } from '@evenmoor/contract/staff-alerts'
import type { Letter } from '#mails/letter.ts'

/** An alert not emailed yet. */
export type Unmailed = { readonly kind: AlertKind; readonly facts: AlertFacts; readonly raised_at: Date }

/** The console lists more. */
const alertsInMailMax = 20

/** In English (docs/decisions/0249). */
export function alertsMail(publicUrl: string, alerts: readonly Unmailed[]): Letter {
  const [first] = alerts
  const shown = alerts.slice(0, alertsInMailMax)
  return ({ moment }) => ({
    subject:
      alerts.length === 1 && first !== undefined
        ? `Alert: ${firstSentence(alertText(first.kind, first.facts))}`
        : `${alerts.length} alerts`,
    paragraphs: [
      ...shown.map(
        ({ kind, facts, raised_at }) =>
          `${alertKind(kind).severity === 'critical' ? 'CRITICAL. ' : ''}${alertText(kind, facts)} Since ${moment(raised_at)}.`,
      ),
      ...(alerts.length > shown.length ? [`See ${alerts.length - shown.length} more in the console.`] : []),
    ],
    link: { label: 'See the alerts', url: `${publicUrl}/staff/alerts` },
    reason: 'You’re receiving this because you run this Evenmoor installation.',
  })
}

/** Without its full stop. Quoted text may contain one. */
const firstSentence = (text: string): string => /^(.*?[^.])(?:[.:] |\.$)/.exec(text)?.[1] ?? text
