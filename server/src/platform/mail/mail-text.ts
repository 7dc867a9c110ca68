import type { Figure, Frame, MailContent, MailLink, TimelineStep } from './mail-content.ts'

const signs: Readonly<Record<TimelineStep['state'], string>> = { done: '✓', now: '●', next: '○' }

/** The text part. It is no summary: it has every figure, step and link of the HTML. */
export function asText(content: MailContent, { ribbon, contacts }: Frame): string {
  const { subject, paragraphs, code, figures = [], box, timeline, link, actions, reason } = content
  const blocks = [
    ribbon,
    subject,
    ...paragraphs,
    ...(code ? [code.value, code.expiry] : []),
    ...(figures.length > 0 ? [figures.map(figureText).join('\n')] : []),
    ...(box ? [`${box.label}\n${box.value}`] : []),
    ...(timeline ? [`${timeline.title}\n${timeline.steps.map(stepText).join('\n')}`] : []),
    ...(link ? [linkText(link), ...(link.expiry ? [link.expiry] : [])] : []),
    ...(actions ? [...actions.links.map(linkText), actions.note] : []),
    `--\n${[reason, 'Evenmoor', ...contacts].join('\n')}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

const figureText = ({ label, value }: Figure): string => `${label}: ${value}`

const stepText = ({ label, state, detail, when }: TimelineStep): string =>
  `${signs[state]} ${[label, ...(detail ? [detail] : []), ...(when ? [when] : [])].join(' · ')}`

const linkText = ({ label, url }: MailLink): string => `${label}:\n${url}`
