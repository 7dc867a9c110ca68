import { getOwnProof, type OwnProof, type Transparency } from '@evenmoor/contract/transparency'
import { call } from '#api/client.ts'
import type { CheckStep } from '#features/proof/check-bundle.ts'
import { checkFile, checkOwnBalance, type Outcome } from '#features/proof/check-own-balance.ts'

type Given = { published: Transparency; onStep: (done: CheckStep) => void }

/** Checks one's own balance; each step is shown once it is done. */
export const checkOwn = ({ person, ...given }: Given & { person: string }): Promise<Outcome> =>
  checkOwnBalance({ ...given, person, readProof: (): Promise<OwnProof> => call(getOwnProof) })

/** Checks a saved bundle: whoever's it is. */
export const checkChosen = async (file: File, given: Given): Promise<Outcome> =>
  checkFile(bundleOf(await file.text()), given)

/** The whole answer of the call can be saved too. */
function bundleOf(text: string): string {
  try {
    const value = JSON.parse(text) as Partial<OwnProof>
    return value.bundles?.[0] === undefined ? text : JSON.stringify(value.bundles[0])
  } catch {
    return text
  }
}
