import type { PlansMessages } from '#messages/shape.ts'
import { staffPlans } from '#messages/es/staff-plans.ts'

/** Spanish of the staff's plans; loaded with that screen. */
export const messages: PlansMessages = { staffPlans }
