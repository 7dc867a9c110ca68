/**
 * The hash by itself: so many callers check a right password through the product's own gate for so long, and nothing
 * else. Run as a process of its own: callers, milliseconds; prints how many a second.
 */
import { productPasswordCost } from '#people/credentials/password-cost.ts'
import { hashPassword, isRightPassword } from '#people/credentials/password-hash.ts'
import { measure } from '../measure.ts'
import { benchPassword } from './people.ts'

const [callers, ms] = process.argv.slice(2).map(Number)
const atCost = { passwordCost: productPasswordCost }
const stored = await hashPassword(atCost, benchPassword)
const { perSecond } = await measure(callers ?? 1, ms ?? 1_000, () =>
  isRightPassword(atCost, benchPassword, stored),
)
process.stdout.write(String(perSecond))
