import type { CDPSession, Page } from '@playwright/test'
import { generateSync } from 'otplib'

const stepSeconds = 30

/** The code that an authenticator app with this key shows, some steps of 30 s from now; each is accepted once. */
export const appCode = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * stepSeconds })

/** Six digits that no app with this key shows around now. */
export function wrongAppCode(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => appCode(secret, steps)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? ''
}

/** A device with a fingerprint sensor, as Chromium simulates one: it keeps its passkeys as long as the page lives. */
export async function withFingerprintSensor(page: Page): Promise<CDPSession> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return client
}

/** A browser that does not suggest passkeys in a field, so that only the button asks for one. */
export async function withoutSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
}
