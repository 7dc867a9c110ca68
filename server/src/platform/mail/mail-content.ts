/** An email ready to be queued: subject, and the same content as text and as HTML. */
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

/** A row of the table: what it is, and the amount, time or name. */
export type Figure = { readonly label: string; readonly value: string; readonly isTotal?: boolean }

/** A step on the way: behind us, going on, or ahead. */
export type TimelineStep = {
  readonly label: string
  readonly state: 'done' | 'now' | 'next'
  readonly detail?: string
  readonly when?: string
}

/** A link with the words on its button. */
export type MailLink = { readonly label: string; readonly url: string }

/** What an email says, in reading order, as plain text: it is escaped for HTML by the layout. */
export type MailContent = {
  /** The title too. It leads with the outcome, and with the amount where there is one. */
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** A code to enter, with the words on how long it is good. */
  readonly code?: { readonly value: string; readonly expiry: string }
  readonly figures?: readonly Figure[]
  /** Something long to compare letter by letter: an address or a transaction. */
  readonly box?: { readonly label: string; readonly value: string }
  readonly timeline?: { readonly title: string; readonly steps: readonly TimelineStep[] }
  /** The way on, as a filled button. */
  readonly link?: MailLink & { readonly expiry?: string }
  /** Ways out that work without logging in, in buttons of equal size; the second one is the stronger. */
  readonly actions?: {
    readonly links: readonly [MailLink, MailLink] | readonly [MailLink]
    readonly note: string
  }
  /** Why this email came, and what to do if it should not have. */
  readonly reason: string
}

/** The parts around the content of every email, in a language. */
export type Frame = {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly ribbon: string
  /** The operator's contacts that are set. */
  readonly contacts: readonly string[]
}
