import { getOwnProof, getTransparency } from '@evenmoor/contract/transparency'
import type { ReactNode } from 'react'
import { call } from '#api/client.ts'
import { checkedUntilKey, readSession } from '#api/session.ts'
import { readLocalStorage, writeLocalStorage } from '#browser/local-storage.ts'
import { checkOwnBalance } from './check-own-balance.ts'
import { followHeads } from './follow-heads.ts'
import { ProofAlert } from './ProofAlert.tsx'

/** The same page may be loaded often; a check that failed is made again each time. */
const restMs = 3_600_000

/**
 * Checks the own balance against the public log, and the log against what this browser saw of it before, once for each login
 * and at most once an hour: `show` is given an alert where one of them is wrong. Nothing is shown where all is well, and where
 * nothing can be checked.
 */
export async function checkAtLogin(show: (notice: ReactNode) => void): Promise<void> {
  const person = readSession()?.userId
  if (!person || Number(readLocalStorage(checkedUntilKey) ?? 0) > Date.now()) return
  const tell = (of: 'balance' | 'log') => show(<ProofAlert of={of} onClose={() => show(null)} />)
  const published = await call(getTransparency)
  const isLogWhole = published.log === null || (await followHeads(published.log)).isWhole
  // Said already where the balance then can't be checked.
  if (!isLogWhole) tell('log')
  const readProof = () => call(getOwnProof)
  const { kind } = await checkOwnBalance({ published, person, readProof })
  if (kind === 'not_included') tell('balance')
  else if (isLogWhole) writeLocalStorage(checkedUntilKey, String(Date.now() + restMs))
}
