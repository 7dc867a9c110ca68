import { usd } from '@evenmoor/ledger/money'

/** The plans as the product begins with them (migrations/0004_plans.sql). */
const plans = {
  basic: { minMinor: usd('100'), maxMinor: usd('1000') },
  standard: { minMinor: usd('1000'), maxMinor: usd('10000') },
  premium: { minMinor: usd('10000'), maxMinor: usd('100000') },
} as const

export const planIds = ['basic', 'standard', 'premium'] as const satisfies (keyof typeof plans)[]

export const planById = (id: (typeof planIds)[number]) => plans[id]
