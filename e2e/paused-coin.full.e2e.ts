import { expect, test } from '@playwright/test'
import { evmChains } from '../server/src/chains/evm/evm-chains.ts'
import { type EvmRig, startEvmRig } from '../server/src/chains/evm/testing/evm-rig.ts'
import { knownRisks } from '../server/src/people/risk-questions/testing/known-risks.ts'
import { openAccount, signInBrowser } from './support/account.ts'
import { type Checkout, pathOf, waits } from './support/checkouts.ts'
import { ask } from './support/money.ts'
import { openPast } from './support/past.ts'
import { type Product, startProduct } from './support/product.ts'
import { axeIsClean } from './support/staff.ts'

/** A coin of a test network whose node goes away, as an investor meets it: on the checkout, and before one is opened. */

let rig: EvmRig
let product: Product
test.beforeAll(async () => {
  test.setTimeout(120_000)
  rig = await startEvmRig(
    evmChains.find(({ id }) => id === 'bsc-testnet')!,
    ['usdt'],
  )
  product = await startProduct(rig.env)
})
test.afterAll(async () => {
  await product.stop()
  await rig.close()
})

test('while its node is away nothing can be paid in a coin, with the reason; afterwards all goes on', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const account = await openAccount(product)
  const past = await openPast(product)
  await past.now.transaction((tx) => knownRisks({ ctx: past.now }, tx, account.user_id))
  await past.close()
  const open = () => ask<Checkout>(product, account, '/api/wallet/deposits/', { amount: '100', coin: 'usdt' })
  // The node was read for the first time.
  await expect
    .poll(
      () =>
        open().then(
          () => true,
          () => false,
        ),
      { timeout: 30_000 },
    )
    .toBe(true)
  const { id, address } = await open()
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(product.url)
  await signInBrowser(page, account)
  const checkout = product.url + pathOf('usdt', id)
  await page.goto(checkout)
  const code = page.getByRole('img', { name: /QR code/ })
  const wallet = page.getByRole('link', { name: 'Open in wallet' })
  await expect(code).toBeVisible()
  await expect(wallet).toHaveAttribute('href', new RegExp(`^ethereum:0x.*@97.*${address}`))

  rig.proxy.misbehave('silent')
  const isPaused = async () =>
    (await ask<{ is_paused: boolean }[]>(product, account, '/api/wallet/coins/'))[0]?.is_paused
  await expect.poll(isPaused, { timeout: 30_000 }).toBe(true)
  await page.reload()
  await expect(page.getByText('Tether (USDT) is paused')).toBeVisible()
  await expect(page.getByText('We can’t reach its network right now.')).toBeVisible()
  await expect(code).toBeHidden()
  await expect(wallet).toHaveCount(0)
  await expect(page.getByText('USDT is paused. Choose another coin.')).toBeVisible()
  // Who has just sent something can still compare.
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible()
  await axeIsClean(page)

  await page.goto(`${product.url}/dashboard/invest?step=pay&plan=basic&amount=100&understood=1`)
  await page.getByRole('radio', { name: /USDT/ }).check()
  const onward = page.getByRole('button', { name: 'Continue to checkout' })
  await expect(onward).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('USDT is paused. Choose another coin.')).toBeVisible()
  // It can be pressed, and says why nothing happens.
  await onward.click({ force: true })
  await expect(page).toHaveURL(/step=pay/)

  rig.proxy.heal()
  await expect.poll(isPaused, { timeout: 30_000 }).toBe(false)
  await page.goto(checkout)
  await waits(page)
  await expect(code).toBeVisible()
  await expect(page.getByText('is paused')).toBeHidden()
})
