import type { Reply } from './app.ts'

/** Sends two requests in the same moment; which of them goes first changes with the round. */
export const alternatingRace = async (
  round: number,
  first: () => Promise<Reply>,
  second: () => Promise<Reply>,
): Promise<readonly [Reply, Reply]> => {
  if (round % 2 === 0) return Promise.all([first(), second()])
  const [b, a] = await Promise.all([second(), first()])
  return [a, b]
}

/** The statuses of replies, in order of size. */
export const statusesOf = (replies: readonly Reply[]): number[] =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b)
