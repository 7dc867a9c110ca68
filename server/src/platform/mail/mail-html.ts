import { escapeHtml } from './escape-html.ts'
import { logoCid } from './logo.ts'
import { darkStyle, look } from './mail-look.ts'
import type { Figure, Frame, MailContent, MailLink, TimelineStep } from './mail-content.ts'

/**
 * The HTML part: one column of 600 px in tables with inline styles, because Outlook's Word engine knows neither
 * `max-width` nor the padding of a link, and some programs drop `<style>`. What `<style>` adds is the dark mode and the
 * stacking of buttons on phones; without it the email is light and complete. The logo travels with the email.
 */
export function asHtml(content: MailContent, frame: Frame): string {
  const { subject, paragraphs, code, figures = [], box, timeline, link, actions, reason } = content
  const { lang, dir, ribbon, contacts } = frame
  const side = sidesOf(dir)
  const parts = [
    logo(side),
    `<h1 class="ink" style="${look.title}">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => `<p class="muted" style="${look.paragraph}">${escapeHtml(text)}</p>`),
    ...(code
      ? [`<p class="ink" style="${look.code}">${escapeHtml(code.value)}</p>`, small(code.expiry)]
      : []),
    ...(figures.length > 0 ? [figureTable(figures, side)] : []),
    ...(box ? [boxTable(box)] : []),
    ...(timeline ? [timelineTable(timeline, side)] : []),
    ...(link ? [filledButton(link), ...(link.expiry ? [small(link.expiry)] : [])] : []),
    ...(actions ? [actionTable(actions.links, side), small(actions.note)] : []),
    `<hr class="rule" style="${look.rule}">`,
    small(reason),
    ...(contacts.length > 0 ? [small(contacts.join(' · '))] : []),
  ]
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="page" style="${look.page}">
${table('class="page" width="100%"', look.page)}<tr><td align="center" style="padding:24px 8px">
${table('class="card" width="600"', look.card)}
<tr><td class="ribbon" align="${side.start}" style="${look.ribbon}">${escapeHtml(ribbon)}</td></tr>
<tr><td class="body" align="${side.start}" style="${look.body}">
${parts.join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

type Sides = { readonly start: 'left' | 'right'; readonly end: 'left' | 'right' }

const sidesOf = (dir: Frame['dir']): Sides =>
  dir === 'ltr' ? { start: 'left', end: 'right' } : { start: 'right', end: 'left' }

const table = (attributes: string, style = ''): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes} style="${style}">`

const small = (text: string): string => `<p class="subtle" style="${look.small}">${escapeHtml(text)}</p>`

/** The name is text, so that it reads with images off, and the mark beside it is not read out as well. */
const logo = ({ start }: Sides): string =>
  `${table('', 'margin:0 0 20px')}<tr><td><img src="cid:${logoCid}" width="28" height="28" alt="" style="display:block;border:0"></td><td class="ink" align="${start}" style="${look.brand}">Evenmoor</td></tr></table>`

function figureTable(figures: readonly Figure[], { start, end }: Sides): string {
  const row = ({ label, value, isTotal = false }: Figure) =>
    `<tr><th scope="row" class="${isTotal ? 'ink total' : 'muted line'}" align="${start}" style="${isTotal ? look.totalLabel : look.figureLabel}">${escapeHtml(label)}</th><td class="ink ${isTotal ? 'total' : 'line'}" align="${end}" style="${isTotal ? look.totalValue : look.figureValue}">${escapeHtml(value)}</td></tr>`
  return `${tableOfData('figures', look.figures)}${figures.map(row).join('\n')}</table>`
}

/** Read out as the table that it is. */
const tableOfData = (name: string, style: string): string =>
  `<table class="${name}" cellpadding="0" cellspacing="0" border="0" width="100%" style="${style}">`

const boxTable = ({ label, value }: NonNullable<MailContent['box']>): string =>
  `${table('class="box" width="100%"', look.box)}<tr><td class="muted" style="${look.boxCell}"><span style="font-size:14px">${escapeHtml(label)}</span><br><bdi class="ink" dir="ltr" style="${look.boxValue}">${markedMiddle(value)}</bdi></td></tr></table>`

/** Look-alike addresses share their ends, so the middle is what the eye is led to. */
function markedMiddle(value: string): string {
  if (value.length < 24) return escapeHtml(value)
  const from = Math.floor(value.length / 2) - 4
  const [head, middle, tail] = [value.slice(0, from), value.slice(from, from + 8), value.slice(from + 8)]
  return `${escapeHtml(head)}<b class="mark" style="${look.mark}">${escapeHtml(middle)}</b>${escapeHtml(tail)}`
}

function timelineTable({ title, steps }: NonNullable<MailContent['timeline']>, side: Sides): string {
  const rows = steps.map((step, index) => stepRows(step, side, index === steps.length - 1))
  return `<h2 class="ink" style="${look.heading}">${escapeHtml(title)}</h2>
${table('width="100%"')}${rows.join('\n')}</table>`
}

const dots: Readonly<Record<TimelineStep['state'], string>> = { done: '✓', now: '●', next: '&nbsp;' }

function stepRows(
  { label, state, detail, when }: TimelineStep,
  { start, end }: Sides,
  isLast: boolean,
): string {
  const dot = `<div class="dot-${state}" style="${look.dot}${look[state]}">${dots[state]}</div>`
  const line = isLast ? '' : `<div class="seam" style="${look.seam}">&nbsp;</div>`
  const told = detail ? `<br><span class="subtle" style="${look.detail}">${escapeHtml(detail)}</span>` : ''
  return `<tr><td width="36" align="${start}" valign="top" style="width:36px">${dot}${line}</td><td class="ink" align="${start}" valign="top" style="${look.step}"><b>${escapeHtml(label)}</b>${told}</td><td class="subtle" align="${end}" valign="top" style="${look.when}">${escapeHtml(when ?? '')}</td></tr>`
}

const filledButton = ({ label, url }: MailLink): string =>
  `${table('', 'margin:24px 0 8px')}<tr><td class="filled" align="center" style="${look.filled}"><a class="filled" href="${escapeHtml(url)}" style="${look.filledLink}">${escapeHtml(label)}</a></td></tr></table>`

/** Of equal size; the last one is the stronger where there are two. */
function actionTable(links: readonly MailLink[], { start, end }: Sides): string {
  const cell = ({ label, url }: MailLink, index: number) => {
    const name = index === 1 ? 'danger' : 'plain'
    // Half of the gap each, so that both stay of one width.
    const gap = links.length === 1 ? '' : `;padding-${index === 0 ? end : start}:6px`
    return `<td class="stack" width="${100 / links.length}%" style="padding:0 0 12px${gap}">${table('width="100%"')}<tr><td class="${name}" align="center" style="${look.outlined}${look[name]}"><a class="${name}" href="${escapeHtml(url)}" style="${look.outlinedLink}${look[name]}">${escapeHtml(label)}</a></td></tr></table></td>`
  }
  return `${table('width="100%"', 'margin:24px 0 0')}<tr>${links.map(cell).join('\n')}</tr></table>`
}
