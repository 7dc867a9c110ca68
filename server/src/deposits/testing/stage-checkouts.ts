import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { wrongPracticeBalances } from '#practice/platform-holdings.ts'
import { createTestApp, type TestApp } from '#testing/app.ts'
import { checkoutSteps } from './checkout.ts'

export type CheckoutStage = { readonly app: TestApp; readonly steps: ReturnType<typeof checkoutSteps> }

/**
 * Gives a file's tests a server on the practice network and the steps of checkouts. After every one of them the chain,
 * the deposits and the ledger's custody say the same, unless they are left amiss on purpose; in the end every practice
 * wallet adds up.
 */
export function stageCheckouts(
  onStage: (stage: CheckoutStage) => void,
  { env = {}, leavesAmiss = false }: { env?: Record<string, string>; leavesAmiss?: boolean } = {},
): void {
  let stage: CheckoutStage
  beforeAll(async () => {
    const app = await createTestApp(env)
    stage = { app, steps: checkoutSteps(app) }
    onStage(stage)
  })
  if (!leavesAmiss) afterEach(() => stage.steps.expectAgreement())
  afterAll(async () => {
    const wrong = await wrongPracticeBalances(stage.app.ctx.db)
    await stage.app.close()
    expect(wrong).toEqual([])
  })
}
