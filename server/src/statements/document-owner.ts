import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'

type Holder = { readonly first_name: string; readonly last_name: string; readonly email: string }

/** The head of every statement and receipt: the kind of money, the issuer and the owner. */
export const documentOwner = (ctx: Context, { first_name, last_name, email }: Holder) => ({
  mode: isPracticeOnly(ctx) ? ('practice' as const) : ('test' as const),
  currency: 'USD' as const,
  site: ctx.config.publicUrl,
  holder: { name: `${first_name} ${last_name}`.trim(), email },
})
