import type { ReactNode } from 'react'
import type { ButtonLook } from '#ui/button-look.ts'

/** What the form of an act was filled in with, by field name. */
export type ActFields = Readonly<Record<string, string>>

/** Something that staff do to one thing: asked once more in a dialog, done at most once, and told how it ended. */
export type Act<Answer> = {
  /** The button that asks. */
  open: string
  look?: ButtonLook
  /** The question. */
  title: string
  /** What it means, and what is to be compared. */
  text: ReactNode
  /** The button that does it, and its words while it works. */
  confirm: string
  busy: string
  /** Told when it is done. */
  done: string
  /** Asks for a reason; the field is named `reason`. */
  reason?: { label: string; hint: string }
  /** Further fields of the form, by their messages where the server refused them. */
  fields?: (problems: Readonly<Record<string, readonly string[]>>) => ReactNode
  /** The call; the key stays the same until its outcome is known. */
  call: (fields: ActFields, sent: { idempotencyKey: string }) => Promise<Answer>
  /** Takes it back: offered after it was done, until the page changes. */
  undo?: { label: string; busy: string; done: string; call: () => Promise<Answer> }
}
