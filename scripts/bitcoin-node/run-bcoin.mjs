/**
 * node run-bcoin.mjs FOLDER PORT KEY: a Bitcoin node on a regtest chain in memory, from the bcoin in FOLDER, its
 * JSON-RPC on 127.0.0.1:PORT with KEY as password. Ends with its standard input. Beside Bitcoin's own calls it has
 * what a story needs and no real network allows: `storymine`, `storyfork` and `storypool`.
 */
import { createRequire } from 'node:module'
import path from 'node:path'

const [folder, port, apiKey] = process.argv.slice(2)
const require = createRequire(path.join(folder, 'package.json'))

// The chain is kept in memory, so the native database behind this package is neither built nor opened.
const database = require.resolve('leveldown')
require.cache[database] = { id: database, filename: database, loaded: true, exports: () => undefined }
process.env.NODE_BACKEND = 'js'

const FullNode = require('bcoin/lib/node/fullnode')
const Miner = require('bcoin/lib/mining/miner')
const Address = require('bcoin/lib/primitives/address')
const Script = require('bcoin/lib/script/script')
const TX = require('bcoin/lib/primitives/tx')

const node = new FullNode({
  network: 'regtest',
  memory: true,
  workers: false,
  listen: false,
  logLevel: 'none',
  replaceByFee: true,
  httpHost: '127.0.0.1',
  httpPort: Number(port),
  apiKey,
})
const { chain, mempool } = node
// Without the pool: a story says what its blocks hold.
const miner = new Miner({ network: 'regtest', chain, workers: node.workers, preverify: false })

/** A block on top of `parent` that pays to the script and holds the transactions. */
async function makeBlock(parent, script, transactions) {
  const job = await miner.createJob(parent, Address.fromScript(script))
  for (const transaction of transactions) job.pushTX(transaction)
  job.refresh()
  const block = await job.mineAsync()
  const entry = await chain.add(block)
  if (entry === null) throw new Error('the chain did not take a block')
  return chain.getEntry(block.hash('hex'))
}

const scriptOf = (hex) => Script.fromRaw(hex, 'hex')
const transactionOf = (hex) => TX.fromRaw(hex, 'hex')

/** COUNT SCRIPT [TRANSACTION …]: blocks on the tip; the first holds the transactions, or all that wait in the pool. */
node.rpc.add('storymine', async ([count, script, given]) => {
  const waiting = given?.map(transactionOf) ?? [...mempool.map.values()].map(({ tx }) => tx)
  for (let made = 0; made < count; made += 1)
    await makeBlock(chain.tip, scriptOf(script), made === 0 ? waiting : [])
  return chain.height
})

/** BACK SCRIPT [TRANSACTION …]: a branch, one block longer than the last BACK blocks, takes their place. */
node.rpc.add('storyfork', async ([back, script, given]) => {
  let parent = await chain.getEntry(chain.height - back)
  for (let made = 0; made <= back; made += 1)
    parent = await makeBlock(parent, scriptOf(script), made === 0 ? given.map(transactionOf) : [])
  return chain.height
})

/** TRANSACTION: into the pool, or an error that says why not. */
node.rpc.add('storypool', async ([hex]) => {
  const transaction = transactionOf(hex)
  const missing = await mempool.addTX(transaction)
  if (missing !== null) throw new Error('it spends what the chain does not have')
  return transaction.txid()
})

await node.open()
await miner.open()
process.stdin.resume()
process.stdin.once('end', () => process.exit(0))
