import type { PlansMessages } from '#messages/shape.ts'
import { staffPlans } from '#messages/id/staff-plans.ts'

/** Indonesian of the staff's plans; loaded with that screen. */
export const messages: PlansMessages = { staffPlans }
