import type { Context } from '#context.ts'
import { isReachableFromElsewhere } from '#exposure.ts'

/**
 * Whether investors may go forward in time. It books days for everybody, so by itself only where nobody else can reach the
 * site; TIME_MACHINE says otherwise.
 */
export function mayInvestorsForward({ config }: Pick<Context, 'config'>): boolean {
  if (config.timeMachine === 'local') return !isReachableFromElsewhere(config)
  return config.timeMachine === 'investors'
}
