import { whenSent } from '../account/when-sent.ts'

export const sending = whenSent(() => import('./reset-calls.ts'))
