import { formatMoney } from '@evenmoor/ledger/money'
import type { Config } from '#config.ts'

export type Setting = {
  readonly name: string
  /** Null where it holds a secret, or nothing. */
  readonly value: string | null
  readonly source: 'given' | 'default'
}

/** The values that may be shown; an address of a database, a mail server or a node may hold a password. */
const shown: Readonly<Record<string, (config: Config) => string | undefined>> = {
  PORT: ({ port }) => String(port),
  HOST: ({ host }) => host,
  PUBLIC_URL: ({ publicUrl }) => publicUrl,
  DATA_DIR: ({ dataDir }) => dataDir,
  MAIL_FROM: ({ mailFrom }) => mailFrom,
  CONTACT_EMAIL: ({ contactEmail }) => contactEmail,
  MARKET_PROVIDER: ({ marketProvider }) => marketProvider,
  MARKET_URL: ({ marketUrl }) => marketUrl,
  PRACTICE_BLOCK_MS: ({ practiceBlockMs }) => String(practiceBlockMs),
  SECOND_APPROVAL_ABOVE: ({ secondApprovalAboveMinor }) =>
    formatMoney({ asset: 'usd', minor: secondApprovalAboveMinor }),
  REFERRAL_BONUS: ({ referralBonusMinor }) => formatMoney({ asset: 'usd', minor: referralBonusMinor }),
  ROLE: ({ role }) => role,
  LOG_LEVEL: ({ logLevel }) => logLevel,
}

/** Every setting that was asked for at the start, and whether the operator gave it or the default holds. */
export const settingsOf = (config: Config): Setting[] =>
  [...config.settings].map(([name, isGiven]) => ({
    name,
    value: shown[name]?.(config) ?? null,
    source: isGiven ? 'given' : 'default',
  }))
