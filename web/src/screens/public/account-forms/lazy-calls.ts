import { answerWithinMs } from '#api/answer-within.ts'
import { TimeLimit } from '#api/time-limit.ts'
import { CallFailed, noAnswerProblem } from '#refusals/problem.ts'

/**
 * The rules and the call of a form, which its page comes without: loaded when a field gets the focus and there when
 * the form is sent. Without a connection, or after ten seconds, they fail as the call itself would.
 */
export const lazyCalls =
  <Sending>(load: () => Promise<Sending>) =>
  (): Promise<Sending> =>
    new TimeLimit(answerWithinMs).covers(load()).catch(() => {
      throw new CallFailed(noAnswerProblem(false))
    })
