import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'

/** In a separate file: the browser's client needs it on every signed-in page, and none of the other calls of sessions. */
export const refreshTokens = endpoint({
  method: 'POST',
  path: '/account/token/refresh/',
  summary: 'Renew the access token; the refresh token is replaced too',
  access: { kind: 'public' },
  mayRefuse: [401],
  body: z.object({ refresh: z.string() }),
  answer: z.object({ access: z.string(), refresh: z.string() }),
})
