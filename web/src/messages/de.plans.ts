import type { PlansMessages } from '#messages/shape.ts'
import { staffPlans } from '#messages/de/staff-plans.ts'

/** German of the staff's plans; loaded with that screen. */
export const messages: PlansMessages = { staffPlans }
