import type { PlansMessages } from '#messages/shape.ts'
import { staffPlans } from '#messages/tr/staff-plans.ts'

/** Turkish of the staff's plans; loaded with that screen. */
export const messages: PlansMessages = { staffPlans }
