import { ExponentialBackoff, handleWhen, retry } from 'cockatiel'
import { parseExactly } from '#platform/exact-json.ts'
import { NetworkFault } from './network-fault.ts'

const requestTimeoutMs = 10_000

/** Twice more, for a node that only stumbled. */
const again = retry(
  handleWhen((error) => error instanceof NetworkFault),
  { maxAttempts: 2, backoff: new ExponentialBackoff({ initialDelay: 200 }) },
)

export type Question = {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  /** What is asked, for the log; it never holds the node's address. */
  readonly call: string
  readonly body: unknown
}

/**
 * Posts a question to a node and gives its JSON with every number as the text it came as. A node that does not answer
 * in time or not in JSON is a NetworkFault `unreachable`.
 */
export const askNode = (question: Question): Promise<unknown> => again.execute(() => post(question))

async function post({ url, headers, call, body }: Question): Promise<unknown> {
  let text: string
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(requestTimeoutMs),
    })
    text = await response.text()
  } catch (error) {
    throw unreachable(call, error instanceof Error ? error.name : 'unknown')
  }
  try {
    return parseExactly(text)
  } catch {
    throw unreachable(call, 'its answer is not JSON')
  }
}

/** The fault for an unusable answer from a node. */
export const unreachable = (call: string, what: string): NetworkFault =>
  new NetworkFault('unreachable', `the node did not answer ${call} as it should (${what})`)
