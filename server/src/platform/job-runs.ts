/** How the jobs of this process have fared, for whoever looks after the installation. */
export type JobRun = {
  readonly name: string
  readonly lastEndedAt: Date | null
  readonly lastFailedAt: Date | null
  /** Whether the newest run failed. */
  readonly isFailing: boolean
}

const runs = new Map<string, JobRun>()

/** Notes that a run of a job ended. */
export function noteJobRun(name: string, hasFailed: boolean): void {
  const now = new Date()
  runs.set(name, {
    name,
    lastEndedAt: now,
    lastFailedAt: hasFailed ? now : (runs.get(name)?.lastFailedAt ?? null),
    isFailing: hasFailed,
  })
}

/** Every job that has run in this process; none where jobs run in another one. */
export const jobRuns = (): readonly JobRun[] =>
  [...runs.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
