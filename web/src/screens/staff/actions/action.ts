import type { ReactNode } from 'react'
import type { FormValues, SentForm } from '#forms/use-sent-form.ts'
import type { ButtonLook } from '#ui/button-look.ts'

/** What the form of an act was filled in with, by field name; a box that is not ticked is left out. */
export type RowActionFields = Readonly<Record<string, string>>

/** Fields of the form of an act. */
export type ActionFields = {
  /** What they begin with. */
  start: FormValues
  /** Those whose text is kept as a draft until it is sent. */
  drafts?: readonly string[]
  show: (entry: SentForm<FormValues>) => ReactNode
}

/** Something staff do to one row: confirmed in a dialog, done at most once, with its outcome shown. */
export type RowAction<Answer> = {
  /** The button that asks. */
  open: string
  look?: ButtonLook
  /** Why it cannot be done now: its button is there, and says so. */
  blocked?: ReactNode
  /** The question. */
  title: string
  /** The consequences, and what to compare. */
  text: ReactNode
  /** The button that does it, and its words while it works. */
  confirm: string
  busy: string
  /** The button that leaves all unchanged, where “Cancel” could be taken for the action. */
  keep?: string
  /** Told when it is done. */
  done: string
  /** Asks for a reason; the field is named `reason`. */
  reason?: { label: string; hint: string }
  /** Further fields of the form. */
  fields?: ActionFields
  /** The call; the key stays the same until its outcome is known. */
  call: (fields: RowActionFields, sent: { idempotencyKey: string }) => Promise<Answer>
  /** Takes it back: offered after it was done, until the page changes. */
  undo?: { label: string; busy: string; done: string; call: () => Promise<Answer> }
}
