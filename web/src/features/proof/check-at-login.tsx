import { getOwnProof, getTransparency } from '@evenmoor/contract/transparency'
import type { ReactNode } from 'react'
import { call } from '#api/client.ts'
import { checkedUntilKey, readSession } from '#api/session.ts'
import { readLocalStorage, writeLocalStorage } from '#browser/local-storage.ts'
import { BalanceAlert } from './BalanceAlert.tsx'
import { checkOwnBalance } from './check-own-balance.ts'

/** The same page may be loaded often; a check that failed is made again each time. */
const restMs = 3_600_000

/**
 * Checks the own balance against the public log, once for each login and at most once an hour: `show` is given an alert
 * where it is not in the published total. Nothing is shown where all is well, and where nothing can be checked.
 */
export async function checkAtLogin(show: (notice: ReactNode) => void): Promise<void> {
  const person = readSession()?.userId
  if (!person || Number(readLocalStorage(checkedUntilKey) ?? 0) > Date.now()) return
  const published = await call(getTransparency)
  const readProof = () => call(getOwnProof)
  const { kind } = await checkOwnBalance({ published, person, readProof })
  if (kind === 'not_included') show(<BalanceAlert onClose={() => show(null)} />)
  else writeLocalStorage(checkedUntilKey, String(Date.now() + restMs))
}
