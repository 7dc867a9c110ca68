import { usd } from '@evenmoor/ledger/money'
import { readCoinSettings, type SettingsByCoin } from '#chains/coin-settings.ts'
import { StartProblem } from '#database/start-problem.ts'
import type { GivenSettings } from '#given-settings.ts'
import { readChoice, readHours } from './values.ts'

/** The settings that bound money: a change of one counts a day later (docs/decisions/0117). */
export type LimitName = 'secondApprovalAboveMinor' | 'depositApprovalAboveMinor' | 'referralBonusMinor'

/** A value that another has replaced in the settings, and that counts until a moment all the same. */
export type EarlierLimit = { readonly valueMinor: bigint; readonly until: Date }

const timeMachineChoices = ['local', 'investors', 'staff'] as const

/** What coins are taken, what needs a second look, and what investors are promised. */
export type MoneySettings = {
  readonly coins: SettingsByCoin
  /** How old the last block of the practice network is when the next comes, in milliseconds. */
  readonly practiceBlockMs: number
  /** A withdrawal of more than this, in millionths of a dollar, needs the approval of two members of staff. */
  readonly secondApprovalAboveMinor: bigint
  /** A payment worth more than this, in millionths of a dollar, is credited after two members of staff approved it. */
  readonly depositApprovalAboveMinor: bigint
  /** What a referral brings, in millionths of a dollar; zero switches bonuses off. */
  readonly referralBonusMinor: bigint
  /** What counts in place of those three for a day after they were changed; the server's start finds it (`dateLimits`). */
  readonly earlierLimits?: Readonly<Partial<Record<LimitName, EarlierLimit>>>
  /** The operator's goal for a decision of staff, in hours; undefined: none, and nothing is called overdue. */
  readonly reviewGoalHours: number | undefined
  /** How soon the operator promises that a withdrawal is confirmed; undefined: no promise, and nothing is overdue. */
  readonly withdrawalPromiseHours: number | undefined
  /** Whether investors may book practice days ahead: where only this machine reaches the site, everywhere, or nowhere. */
  readonly timeMachine: (typeof timeMachineChoices)[number]
}

export function readMoney(settings: GivenSettings): MoneySettings {
  const { given, check } = settings
  return {
    coins: readCoinSettings(settings),
    practiceBlockMs: check(() => readBlockMs(given('PRACTICE_BLOCK_MS') ?? '2000')),
    secondApprovalAboveMinor: check(() =>
      readDollars('SECOND_APPROVAL_ABOVE', given('SECOND_APPROVAL_ABOVE') ?? '1000'),
    ),
    depositApprovalAboveMinor: check(() =>
      readDollars('DEPOSIT_APPROVAL_ABOVE', given('DEPOSIT_APPROVAL_ABOVE') ?? '100000'),
    ),
    referralBonusMinor: check(() => readDollars('REFERRAL_BONUS', given('REFERRAL_BONUS') ?? '25')),
    reviewGoalHours: check(() => readHours('REVIEW_GOAL_HOURS', given('REVIEW_GOAL_HOURS'))),
    withdrawalPromiseHours: check(() =>
      readHours('WITHDRAWAL_PROMISE_HOURS', given('WITHDRAWAL_PROMISE_HOURS')),
    ),
    timeMachine: check(() =>
      readChoice('TIME_MACHINE', given('TIME_MACHINE') ?? 'local', timeMachineChoices),
    ),
  }
}

function readBlockMs(text: string): number {
  const ms = /^\d{3,5}$/.test(text) ? Number(text) : Number.NaN
  if (ms >= 100 && ms <= 60_000) return ms
  throw new StartProblem(`PRACTICE_BLOCK_MS is "${text}": give milliseconds from 100 to 60000.`)
}

function readDollars(name: string, text: string): bigint {
  if (/^\d{1,12}(\.\d{1,2})?$/.test(text)) return usd(text)
  throw new StartProblem(`${name} is "${text}": give dollars, such as 1000 or 250.50.`)
}
