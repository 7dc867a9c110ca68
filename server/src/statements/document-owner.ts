import { fullName, type PersonName } from '@evenmoor/contract/person-name'
import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'

type Holder = PersonName & { readonly email: string }

/** The head of every statement and receipt: the kind of money, the issuer and the owner. */
export const documentOwner = (ctx: Context, holder: Holder) => ({
  mode: isPracticeOnly(ctx) ? ('practice' as const) : ('test' as const),
  currency: 'USD' as const,
  site: ctx.config.publicUrl,
  holder: { name: fullName(holder), email: holder.email },
})
