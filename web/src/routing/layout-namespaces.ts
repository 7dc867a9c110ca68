import type { Namespace } from '#i18n/messages.ts'

/** The words that every signed-in page of an area needs, for the frame around it and for parts that its pages share. */
export const layoutNamespaces = {
  investor: ['investor', 'parts'],
  staff: ['staff', 'parts', 'identityReasons'],
} as const satisfies Record<string, readonly Namespace[]>
