import type { ReactNode } from 'react'

export type LegalSection = {
  /** Its anchor. */
  readonly id: string
  readonly heading: string
  readonly body: ReactNode
}
