import { createSocket } from 'node:dgram'
import { once } from 'node:events'

export type NameServer = {
  readonly address: string
  /** How it treats questions from now on: every name is this machine, no answer at all, or a failure. */
  readonly behave: (how: 'answers' | 'silent' | 'fails') => void
  readonly asked: () => number
  readonly close: () => void
}

const headBytes = 12
const isAnswer = 0x8180
const serverFailure = 0x8182
const typeA = 1

/** A name server on an address of this machine that no other program uses; port 53 takes root's rights. */
export async function startNameServer(): Promise<NameServer> {
  const address = '127.53.17.1'
  let how: 'answers' | 'silent' | 'fails' = 'answers'
  let asked = 0
  const socket = createSocket('udp4')
  socket.on('message', (question, { port, address: from }) => {
    asked += 1
    if (how !== 'silent') socket.send(answerTo(question, how), port, from)
  })
  socket.bind(53, address)
  await once(socket, 'listening')
  return {
    address,
    behave: (next) => (how = next),
    asked: () => asked,
    close: () => void socket.close(),
  }
}

/** RFC 1035: the question again, and 127.0.0.1 where an address of the fourth version was asked for. */
function answerTo(question: Buffer, how: 'answers' | 'fails'): Buffer {
  let end = headBytes
  while (question[end] !== 0) end += question[end]! + 1
  const asksA = question.readUInt16BE(end + 1) === typeA
  const head = Buffer.alloc(headBytes)
  question.copy(head, 0, 0, 2)
  head.writeUInt16BE(how === 'fails' ? serverFailure : isAnswer, 2)
  head.writeUInt16BE(1, 4)
  const hasRecord = how === 'answers' && asksA
  head.writeUInt16BE(hasRecord ? 1 : 0, 6)
  // The name by reference to the question, type, class, no time to be kept, four bytes of address.
  const record = Buffer.from([0xc0, headBytes, 0, typeA, 0, 1, 0, 0, 0, 0, 0, 4, 127, 0, 0, 1])
  return Buffer.concat([head, question.subarray(headBytes, end + 5), ...(hasRecord ? [record] : [])])
}
