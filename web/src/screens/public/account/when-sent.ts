import { CallFailed, noAnswer } from '#api/problem.ts'

/**
 * The rules and the call of a form, which its page comes without: loaded when a field gets the focus and there when
 * the form is sent. Without a connection they fail as the call itself would.
 */
export const whenSent =
  <Sending>(load: () => Promise<Sending>) =>
  (): Promise<Sending> =>
    load().catch(() => {
      throw new CallFailed(noAnswer(false))
    })
