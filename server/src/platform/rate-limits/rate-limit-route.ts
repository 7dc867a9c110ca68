import type { Route } from '#platform/http/bind.ts'

/**
 * Marks a route whose handler opens its own transactions: what counts attempts must stay counted when
 * the attempt is refused, and a request that waits (for a password hash, for another service) must not hold a
 * connection meanwhile.
 */
export const withOwnTransactions = (bound: Route): Route & { readonly ownTransactions: true } => ({
  ...bound,
  ownTransactions: true,
})
