import { isPracticeOnly } from '#chains/networks.ts'
import type { Context } from '#context.ts'

type Holder = { readonly first_name: string; readonly last_name: string; readonly email: string }

/** What every statement and receipt says first: what its money is worth, where it is from, and whose it is. */
export const documentOwner = (ctx: Context, { first_name, last_name, email }: Holder) => ({
  mode: isPracticeOnly(ctx) ? ('practice' as const) : ('test' as const),
  currency: 'USD' as const,
  site: ctx.config.publicUrl,
  holder: { name: `${first_name} ${last_name}`.trim(), email },
})
