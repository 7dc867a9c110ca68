/** A mail ready to be queued: subject, and the same words as text and as HTML. */
export type Mail = {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where an answer goes, when not to the sender. One plain address. */
  readonly replyTo?: string
  /** A call of ours that takes the reader off a list with one POST (RFC 8058); mail programs show a button for it. */
  readonly unsubscribeUrl?: string
  /** A person wrote its words to this reader: mail programs may answer it as they answer people (RFC 3834). */
  readonly isByPerson?: boolean
}

/** The content of a mail, in reading order, as plain text: it is escaped for HTML here. */
export type MailContent = {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** A code to type, with the words on how long it is good. */
  readonly code?: { readonly value: string; readonly expiry: string }
  /** One link, with the words on its button. */
  readonly link?: { readonly label: string; readonly url: string; readonly expiry?: string }
  /** Why this mail came, and what to do if it should not have. */
  readonly reason: string
}

/** The parts around the text of every mail, in a language. */
export type Frame = {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly ribbon: string
  /** The operator's contacts that are set. */
  readonly contacts: readonly string[]
}

/** Lays a mail out: practice ribbon, words, code or link, reason. Text and HTML say the same. */
export const composeMail = (content: MailContent, frame: Frame): Mail => ({
  subject: content.subject,
  text: asText(content, frame),
  html: asHtml(content, frame),
})

function asText({ paragraphs, code, link, reason }: MailContent, { ribbon, contacts }: Frame): string {
  const blocks = [
    ribbon,
    ...paragraphs,
    ...(code ? [code.value, code.expiry] : []),
    ...(link ? [`${link.label}:\n${link.url}`, ...(link.expiry ? [link.expiry] : [])] : []),
    `--\n${[reason, 'Evenmoor', ...contacts].join('\n')}`,
  ]
  return `${blocks.join('\n\n')}\n`
}

function asHtml(
  { subject, paragraphs, code, link, reason }: MailContent,
  { lang, dir, ribbon, contacts }: Frame,
): string {
  const small = (text: string) => `<p class="small">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style}</style>
</head>
<body>
<div class="page">
<p class="ribbon">${escapeHtml(ribbon)}</p>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${code ? `<p class="code">${escapeHtml(code.value)}</p>\n${small(code.expiry)}` : ''}
${link ? `<p><a class="button" href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a></p>\n<p class="small"><bdi dir="ltr">${escapeHtml(link.url)}</bdi></p>` : ''}
${link?.expiry ? small(link.expiry) : ''}
<hr>
${small(reason)}
${contacts.length > 0 ? small(contacts.join(' · ')) : ''}
</div>
</body>
</html>
`
}

const style = `
body{margin:0;background:#fbf9f5;color:#1e2033;font:16px/1.5 system-ui,sans-serif}
.page{max-width:600px;margin:0 auto;padding:24px}
.ribbon{background:#dcf1f2;color:#10525a;padding:8px 12px;border-radius:6px}
.code{font:700 32px/1.2 ui-monospace,monospace;letter-spacing:4px}
.button{display:inline-block;background:#4338a8;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none}
.small{font-size:14px;color:#55586d;overflow-wrap:anywhere}
hr{border:0;border-top:1px solid #dedbd4}
@media (prefers-color-scheme:dark){body{background:#14161f;color:#f4f2ee}.ribbon{background:#12343a;color:#9ee0e6}
.button{background:#b3b0f2;color:#17182a}.small{color:#b9bbc9}hr{border-color:#34374a}}
`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text escaped for HTML, in an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign]!)
