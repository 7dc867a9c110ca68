import type { LimitedState } from '@evenmoor/contract/account-status'
import type { StaffRole } from '@evenmoor/contract/staff'
import type { Context } from '#context.ts'
import type { Tx } from '#platform/database/pool.ts'

/** Whoever a valid access token belongs to. */
export type Caller = {
  readonly personId: string
  readonly sessionId: string
  readonly staffRole: StaffRole | null
  /** Whether the session was opened in a way that staff may work with: see sessions/caller.ts. */
  readonly provenForStaff: boolean
  /** Whether the person has proven who they are within this session in the last five minutes. */
  readonly steppedUp: boolean
  /** Within the last five minutes, with the second factor where one is on. */
  readonly justLoggedIn: boolean
  readonly hasSecondFactor: boolean
  /** The account is locked or suspended: only what the contract has `whileLimited` is done for them. */
  readonly limited: LimitedState | null
}

/** Finds whoever a valid access token belongs to: in `tx`, or by itself where there is none. */
export type Authenticate = (ctx: Context, accessToken: string, tx?: Tx) => Promise<Caller | undefined>
