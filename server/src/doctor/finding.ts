/** What a check of the installation found; `advice` says what to do where it isn't right. */
export type Finding = {
  readonly check: string
  /** `skipped`: there is nothing to check, or what it needs isn't there. */
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped'
  readonly found: string
  readonly advice?: string
}

/** Findings of one check, in its name. */
export const findingsOf = (check: string) => ({
  ok: (found: string): Finding => ({ check, state: 'ok', found }),
  skipped: (found: string): Finding => ({ check, state: 'skipped', found }),
  warning: (found: string, advice: string): Finding => ({ check, state: 'warning', found, advice }),
  failed: (found: string, advice: string): Finding => ({ check, state: 'failed', found, advice }),
})
