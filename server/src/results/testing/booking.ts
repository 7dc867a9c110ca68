import type { Reply, TestApp, TestPerson } from '#testing/app.ts'

const proposals = '/api/staff/result-proposals/'

/** Two members of staff of a test's product, and what they do about a plan's days. */
export type Booking = {
  readonly proposer: TestPerson
  readonly approver: TestPerson
  /** Proposes, and gives the id of the proposal. */
  readonly propose: (planId: string, day: string, rate: string | null) => Promise<string>
  readonly approve: (id: string) => Promise<Reply>
  /** Proposes and approves; `rate` null takes the day back. */
  readonly book: (planId: string, day: string, rate: string | null) => Promise<void>
}

export async function openBooking(app: TestApp): Promise<Booking> {
  const proposer = await app.person({ staffRole: 'finance' })
  const approver = await app.person({ staffRole: 'admin' })
  const propose = async (planId: string, day: string, rate: string | null): Promise<string> => {
    const body = { plan_id: planId, day, reason: 'As reported by the desk.' }
    const reply = await proposer.call('POST', proposals, {
      ...body,
      ...(rate === null ? { kind: 'reversal' } : { kind: 'result', rate }),
    })
    if (reply.status !== 201) throw new Error(`${reply.status}: ${JSON.stringify(reply.body)}`)
    return reply.body.proposals[0].id
  }
  const approve = (id: string) => approver.call('POST', `${proposals}${id}/approval/`)
  return {
    proposer,
    approver,
    propose,
    approve,
    book: async (planId, day, rate) => {
      const reply = await approve(await propose(planId, day, rate))
      if (reply.status !== 200) throw new Error(`${reply.status}: ${JSON.stringify(reply.body)}`)
    },
  }
}
