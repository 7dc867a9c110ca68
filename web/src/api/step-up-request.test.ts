import { expect, test } from 'vitest'
import { onStepUpNeeded, type StepUpOutcome, requestStepUp } from '#api/step-up-request.ts'

const now = () => ({ sentAtMs: performance.now(), isRead: false })

/** Somebody who answers when told to. */
function asked() {
  const waiting: ((outcome: StepUpOutcome) => void)[] = []
  const stop = onStepUpNeeded(() => new Promise((resolve) => void waiting.push(resolve)))
  return { waiting, stop }
}

test('two calls at once are one question, and a call that was sent before the answer needs none', async () => {
  const { waiting, stop } = asked()
  const late = now()
  const both = [requestStepUp('step_up_required', now()), requestStepUp('step_up_required', now())]
  expect(waiting).toHaveLength(1)
  waiting[0]?.('proven')
  expect(await Promise.all(both)).toEqual(['proven', 'proven'])
  expect(await requestStepUp('step_up_required', late)).toBe('proven')
  expect(waiting).toHaveLength(1)
  stop()
})

test('declined: the next press asks again, a reading that repeats by itself does not', async () => {
  const { waiting, stop } = asked()
  const first = requestStepUp('step_up_required', now())
  waiting[0]?.('declined')
  expect(await first).toBe('declined')
  expect(await requestStepUp('second_factor_required', { ...now(), isRead: true })).toBe('declined')
  const second = requestStepUp('step_up_required', now())
  expect(waiting).toHaveLength(2)
  waiting[1]?.('proven')
  expect(await second).toBe('proven')
  stop()
})

test('with nobody to ask it is impossible, until there is somebody', async () => {
  expect(await requestStepUp('step_up_required', now())).toBe('impossible')
  const { waiting, stop } = asked()
  const proof = requestStepUp('step_up_required', now())
  waiting[0]?.('declined')
  expect(await proof).toBe('declined')
  stop()
})
