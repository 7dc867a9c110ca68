import type { Product } from './product.ts'

/** Locks or suspends an account past the calls of staff; its sessions stay as they are. */
export const limitAccount = (product: Product, id: string, state: 'locked' | 'suspended', reason = '') =>
  product.superuser(
    `update person set state = '${state}', state_reason = nullif('${reason}', ''),
       state_reason_code = 'unusual_activity', state_since = now(), state_review_by = now() + interval '72 hours',
       state_reference = nextval('standing_reference')
     where id = '${id}'`,
  )
