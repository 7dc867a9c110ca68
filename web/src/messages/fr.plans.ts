import type { PlansMessages } from '#messages/shape.ts'
import { staffPlans } from '#messages/fr/staff-plans.ts'

/** French of the staff's plans; loaded with that screen. */
export const messages: PlansMessages = { staffPlans }
