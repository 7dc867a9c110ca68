import type { ForwardSpan } from '@evenmoor/contract/time-machine'
import { recordAudit } from '#audit/record-audit.ts'
import type { Context } from '#context.ts'
import { everyone, noteChange } from '#platform/changes/note-change.ts'
import { utcDay } from '#platform/clock.ts'
import type { Tx } from '#platform/database/pool.ts'
import { uuidv7 } from '#platform/ids.ts'
import { conflict } from '#platform/problems.ts'
import { dayReached } from './describe-time-machine.ts'
import { dayAfterSpan, isTooFarAhead } from './forward-span.ts'
import { insertRun, selectRunUnderWay } from './forward-store.ts'

type Asked = { readonly personId: string; readonly span: ForwardSpan; readonly expectedDay: string }

/**
 * Asks for the days up to a day, a week or a month ahead of the one that the installation has reached. The job books them
 * right after; `runForward` does the work. Throws a 409 while another run is under way, where somebody else went forward
 * meanwhile, and for a day too far ahead.
 */
export async function askForward(
  ctx: Context,
  tx: Tx,
  { personId, span, expectedDay }: Asked,
): Promise<void> {
  if ((await selectRunUnderWay(tx)) !== undefined) throw underWay()
  const fromDay = await dayReached(ctx, tx)
  if (fromDay !== expectedDay) throw movedOn()
  const toDay = dayAfterSpan(fromDay, span)
  if (isTooFarAhead(utcDay(ctx.clock.now()), toDay)) throw tooFar()
  const id = uuidv7()
  // Of those who ask at the same moment one waits here for the other.
  if (!(await insertRun(tx, { id, askedBy: personId, fromDay, toDay, at: ctx.clock.now() }))) throw underWay()
  await recordAudit(ctx, tx, {
    actorId: personId,
    action: 'time.forward',
    subject: `time/${id}`,
    before: { day: fromDay },
    after: { day: toDay },
  })
  noteChange(tx, everyone, 'money')
}

const underWay = () => conflict('time_machine_busy')

const movedOn = () => conflict('time_machine_moved_on')

const tooFar = () => conflict('time_machine_too_far')
