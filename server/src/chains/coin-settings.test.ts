import { hash } from 'node:crypto'
import { createBase58check } from '@scure/base'
import { expect, test } from 'vitest'
import { usesTestNetworks } from './coin-settings.ts'
import { readCoins } from './testing/read-coins.ts'

// The public and the private key of BIP-32's first test vector.
const xpub =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8'
const xprv =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi'
const usdt = { USDT_NODE_URL: 'http://127.0.0.1:8545', USDT_XPUB: xpub }

test('without settings every coin is practice money', () => {
  const settings = readCoins({})
  expect(usesTestNetworks(settings)).toBe(false)
  expect(settings.btc).toEqual({ confirmations: undefined, toleranceBps: 0, node: undefined })
})

test('a coin has its node, its key, its confirmations and its tolerance', () => {
  const settings = readCoins({ ...usdt, USDT_CONFIRMATIONS: '20', USDT_TOLERANCE_BPS: '50' })
  expect(usesTestNetworks(settings)).toBe(true)
  expect(settings.usdt).toMatchObject({
    confirmations: 20,
    toleranceBps: 50,
    node: { nodeUrl: 'http://127.0.0.1:8545', network: 'bsc-testnet' },
  })
})

const base58check = createBase58check((bytes: Uint8Array) => hash('sha256', bytes, 'buffer'))
const withVersion = (key: string, version: number): string => {
  const bytes = Buffer.from(base58check.decode(key))
  bytes.writeUInt32BE(version)
  return base58check.encode(bytes)
}

// Versions of SLIP-132: xprv, yprv, zprv, tprv, uprv, vprv, Ltpv, Mtpv, ttpv; and one nobody uses.
test.each([
  0x0488ade4, 0x049d7878, 0x04b2430c, 0x04358394, 0x044a4e28, 0x045f18bc, 0x019d9cfe, 0x01b26792, 0x0436ef7d,
  0x01020304,
])(
  'an extended private key stops the start, whatever its first letters (%i), and is not repeated',
  (version) => {
    const key = withVersion(xprv, version)
    const start = () => readCoins({ BTC_XPUB: key })
    expect(start).toThrow(/^BTC_XPUB is a private key\. This server must never see one/)
    expect(start).not.toThrow(key.slice(4, 20))
  },
)

test.each([0x0488b21e, 0x049d7cb2, 0x04b24746, 0x043587cf, 0x045f1cf6, 0x019da462])(
  'an extended public key is read whatever its first letters (%i): the addresses are the same',
  (version) => {
    const node = (key: string) => readCoins({ ...usdt, USDT_XPUB: key }).usdt.node!
    const [one, other] = [node(xpub), node(withVersion(xpub, version))]
    expect(other.key.publicKeyAt(7)).toEqual(one.key.publicKeyAt(7))
    expect(other.key.fingerprint).toBe(one.key.fingerprint)
  },
)

test.each([
  [{ BTC_XPUB: xpub }, 'BTC_XPUB needs BTC_NODE_URL'],
  [{ BTC_NODE_URL: 'http://127.0.0.1:1' }, 'BTC_NODE_URL needs BTC_XPUB'],
  [{ USDT_NODE_URL: 'ws://127.0.0.1', USDT_XPUB: xpub }, 'USDT_NODE_URL is not an address'],
  [{ BTC_NODE_URL: 'http://127.0.0.1:1', BTC_XPUB: xpub }, 'USDT_NODE_URL and USDT_XPUB are missing'],
  [
    { ...usdt, BNB_NODE_URL: 'http://127.0.0.1:9', BNB_XPUB: xpub },
    'BNB_NODE_URL differs from USDT_NODE_URL',
  ],
  [{ ...usdt, USDT_XPUB: 'xpub123' }, 'USDT_XPUB is not an extended public key'],
  [{ ...usdt, USDT_NETWORK: 'bsc' }, 'USDT_NETWORK is "bsc": give one of bsc-testnet'],
  [{ ETH_CONFIRMATIONS: '0' }, 'ETH_CONFIRMATIONS is "0"'],
  [{ ETH_CONFIRMATIONS: '1.5' }, 'ETH_CONFIRMATIONS is "1.5"'],
  [{ TRX_TOLERANCE_BPS: '101' }, 'TRX_TOLERANCE_BPS is "101"'],
])('%j does not start: %s', (env, line) => {
  expect(() => readCoins(env)).toThrow(line)
})
