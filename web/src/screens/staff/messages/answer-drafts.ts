/** What somebody has begun to answer, by message: a dialog that is closed and another page lose nothing of it. */
const drafts = new Map<string, string>()

export const draftOf = (messageId: string): string => drafts.get(messageId) ?? ''

export function keepDraft(messageId: string, text: string): void {
  if (text === '') drafts.delete(messageId)
  else drafts.set(messageId, text)
}
