const dayMs = 86_400_000

/** The UTC day before this one; both as `YYYY-MM-DD`. */
export const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)
