/** The status of an answer over a connection of its own; undefined where nobody answers. */
export const statusOf = async (url: string): Promise<number | undefined> => {
  const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => undefined)
  await answer?.arrayBuffer()
  return answer?.status
}
