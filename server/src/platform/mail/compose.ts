import { asHtml } from './mail-html.ts'
import { asText } from './mail-text.ts'
import type { Frame, Mail, MailContent } from './mail-content.ts'

/**
 * Lays an email out as HTML and as text: ribbon, title, words, figures, what comes next, links, reason. Both parts say
 * the same. The one place that knows how an email looks (docs/decisions/0170).
 */
export const composeMail = (content: MailContent, frame: Frame): Mail => ({
  subject: content.subject,
  text: asText(content, frame),
  html: asHtml(content, frame),
})
