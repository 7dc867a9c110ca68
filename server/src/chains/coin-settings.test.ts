import { expect, test } from 'vitest'
import { readCoinSettings, usesTestNetworks } from './coin-settings.ts'

const read = (env: Record<string, string>) => readCoinSettings((name) => env[name])
// The public and the private key of BIP-32's first test vector.
const xpub =
  'xpub661MyMwAqRbcFtXgS5sYJABqqG9YLmC4Q1Rdap9gSE8NqtwybGhePY2gZ29ESFjqJoCu1Rupje8YtGqsefD265TMg7usUDFdp6W1EGMcet8'
const xprv =
  'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi'
const usdt = { USDT_NODE_URL: 'http://127.0.0.1:8545', USDT_XPUB: xpub }

test('without settings every coin is practice money', () => {
  const settings = read({})
  expect(usesTestNetworks(settings)).toBe(false)
  expect(settings.btc).toEqual({ confirmations: undefined, toleranceBps: 0, node: undefined })
})

test('a coin has its node, its key, its confirmations and its tolerance', () => {
  const settings = read({ ...usdt, USDT_CONFIRMATIONS: '20', USDT_TOLERANCE_BPS: '50' })
  expect(usesTestNetworks(settings)).toBe(true)
  expect(settings.usdt).toEqual({
    confirmations: 20,
    toleranceBps: 50,
    node: { nodeUrl: 'http://127.0.0.1:8545', xpub },
  })
})

test.each(['xprv', 'yprv', 'zprv', 'tprv', 'uprv', 'vprv', 'Yprv', 'Zprv', 'Ltpv', 'Mtpv', 'ttpv'])(
  'an extended private key (%s…) stops the start, and no word of it is repeated',
  (prefix) => {
    const key = `${prefix}${xprv.slice(4)}`
    expect(() => read({ ...usdt, BTC_NODE_URL: 'http://127.0.0.1:1', BTC_XPUB: key })).toThrow(
      /^BTC_XPUB is a private key\. This server must never see one/,
    )
    expect(() => read({ BTC_XPUB: key })).not.toThrow(new RegExp(key.slice(4, 20)))
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
  [{ ETH_CONFIRMATIONS: '0' }, 'ETH_CONFIRMATIONS is "0"'],
  [{ ETH_CONFIRMATIONS: '1.5' }, 'ETH_CONFIRMATIONS is "1.5"'],
  [{ TRX_TOLERANCE_BPS: '101' }, 'TRX_TOLERANCE_BPS is "101"'],
])('%j does not start: %s', (env, line) => {
  expect(() => read(env)).toThrow(line)
})
