import { CheckWithVerifier } from './CheckWithVerifier.tsx'
import { Checkpoints } from './Checkpoints.tsx'
import { Seeds } from './Seeds.tsx'
import { Witnesses } from './Witnesses.tsx'

/** The rest of the proof: the log, who watches it, the seeds of results, and how to check without this page. */
export function ProofDetails() {
  return (
    <div className="page flex flex-col gap-14 pt-14 xl:gap-20 xl:pt-20">
      <Checkpoints />
      <Witnesses />
      <Seeds />
      <CheckWithVerifier />
    </div>
  )
}
