import { logout } from '@evenmoor/contract/sessions'
import { call } from '#api/client.ts'

/** Ends the session on the server. Throws `CallFailed`. */
export const logOut = (refresh: string) => call(logout, { body: { refresh } })
