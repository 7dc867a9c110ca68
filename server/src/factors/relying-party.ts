import type { Config } from '#config.ts'

/** Who we are to an authenticator: PUBLIC_URL's host and origin, regardless of the request's headers. */
export function relyingParty({ publicUrl }: Config): { name: string; id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl)
  return { name: 'Evenmoor', id: hostname, origin }
}
