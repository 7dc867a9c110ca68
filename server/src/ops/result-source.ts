import { resultSource as sources } from '@evenmoor/contract/plans'
import { changeResultSource } from '#plans/change-result-source.ts'
import { type Command, WrongUse } from './command.ts'
import { readOptions } from './read-options.ts'

const usage = 'result-source --plan ID --source illustration|market|booked'

export const resultSource: Command = {
  name: 'result-source',
  usage,
  summary:
    "say where a plan's daily results come from: with the approval of an administrator from the next day without a result on (market: from the next published month), where there are fewer than two after 24 hours",
  prepare: (words) => {
    const { plan, source } = readOptions(words, usage, ['plan', 'source'])
    const known = sources.safeParse(source)
    if (!known.success) throw new WrongUse(`There is no source "${source}". Type: npm run ops -- ${usage}`)
    return async (ctx, say) => {
      const { from, isProposal } = await changeResultSource(ctx, { planId: plan, source: known.data })
      const told = `The results of ${plan} come from "${source}" starting ${from} (UTC)`
      say(isProposal ? `${told}, once an administrator approves it in the console: Plans.` : `${told}.`)
      return 0
    }
  },
}
