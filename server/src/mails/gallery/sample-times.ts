/** When the events of the samples happened, and until when their links work. */
export const when = new Date('2026-06-15T10:05:00Z')
export const until = new Date('2026-06-18T10:05:00Z')
