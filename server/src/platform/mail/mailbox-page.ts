import { hash } from 'node:crypto'
import { escapeHtml } from './escape-html.ts'

export type MailboxEntry = {
  readonly id: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly delivered_at: Date | null
}

const style = `
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#fbf9f5,#14161f);color:light-dark(#1e2033,#f4f2ee);font:16px/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem 4rem}
.ribbon,.hint,dt,time{color:light-dark(#55586d,#b9bbc9)}
.ribbon{background:light-dark(#dcf1f2,#12343a);color:light-dark(#10525a,#9ee0e6);margin:0;padding:.5rem 1rem;text-align:center}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1rem 0 2rem}
label{display:grid;gap:.25rem;flex:1 1 14rem}
input,button{font:inherit;padding:.6rem .8rem;border-radius:.4rem;border:1px solid light-dark(#8a8c9c,#7b7e91);background:light-dark(#fff,#1b1e29);color:inherit}
button{background:light-dark(#4338a8,#b3b0f2);color:light-dark(#fff,#17182a);border:0;cursor:pointer}
article{background:light-dark(#fff,#1b1e29);border:1px solid light-dark(#dedbd4,#34374a);border-radius:.6rem;padding:1rem 1.25rem;margin-bottom:1rem}
h1,h2{line-height:1.25;margin:.25rem 0}h2{font-size:1.125rem}
.text{white-space:pre-wrap;overflow-wrap:anywhere}
.meta{margin:0;font-size:.875rem;overflow-wrap:anywhere}
a{color:light-dark(#3a309c,#bdbaf5)}
:focus-visible{outline:3px solid light-dark(#5b4fe0,#c3c0f7);outline-offset:2px}
`

/** No script at all; the one style sheet is allowed by its hash. */
export const mailboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', style, 'base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The mailbox as a page: newest first, every mail as its text, with its links to follow. */
export function mailboxPage(entries: readonly MailboxEntry[], to: string | undefined): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox · Evenmoor</title>
<style>${style}</style>
</head>
<body>
<p class="ribbon">Built-in mailbox: mails to everyone are kept here instead of being sent.</p>
<main>
<h1>Mailbox</h1>
<p class="hint">What Evenmoor would have mailed, newest first. Reload to see new mail. <a href="/dev/mail/letters/">See every email the product sends</a></p>
<form method="get" action="/dev/mail/">
<label>Only mail to<input type="email" name="to" value="${escapeHtml(to ?? '')}" autocomplete="email"></label>
<button type="submit">Show</button>
</form>
${entries.length === 0 ? '<p>No mail yet. Sign up, and the code arrives here.</p>' : entries.map(article).join('\n')}
</main>
</body>
</html>
`
}

const article = ({ recipient, subject, text, delivered_at: sentAt }: MailboxEntry): string => `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<p class="meta">To ${escapeHtml(recipient)} · <time>${sentAt?.toISOString() ?? ''}</time></p>
<p class="text" dir="auto">${withLinks(escapeHtml(text.trim()))}</p>
</article>`

const withLinks = (html: string): string =>
  // A sign after the address belongs to the sentence, and so do the invisible ones around it in Arabic.
  html.replaceAll(
    /https?:\/\/[^\s<>"'\u2066-\u2069]*[^\s<>"'\u2066-\u2069.,:;!?،؛؟]/g,
    (url) => `<a href="${url}">${url}</a>`,
  )
