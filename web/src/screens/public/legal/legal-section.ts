import type { ReactNode } from 'react'

export type LegalSection = {
  /** Its anchor. */
  readonly id: string
  readonly heading: string
  readonly body: ReactNode
}

export type LegalChange = {
  /** The UTC day. */
  readonly day: string
  readonly text: string
}

export type LegalChanges = {
  readonly heading: string
  /** What the list is, before it. */
  readonly intro: readonly string[]
  /** Newest first: the first is the day of the text as it is. */
  readonly entries: readonly [LegalChange, ...LegalChange[]]
}
