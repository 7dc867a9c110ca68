type Listener = (text: string) => void

let listener: Listener | null = null
const waiting: string[] = []

/** Says something to people who listen to the page: politely, one after the other. */
export function announce(text: string): void {
  waiting.push(text)
  listener?.(text)
}

/** For `LiveRegion` only: takes the pending announcement and subscribes to new ones. */
export function onAnnouncement(next: Listener): () => void {
  listener = next
  if (waiting.length > 0) next(waiting[0] ?? '')
  return () => {
    listener = null
  }
}

/** The next text to say, or null. */
export const nextAnnouncement = (): string | null => waiting.shift() ?? null
