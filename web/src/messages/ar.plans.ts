import type { PlansMessages } from '#messages/shape.ts'
import { staffPlans } from '#messages/ar/staff-plans.ts'

/** Arabic of the staff's plans; loaded with that screen. */
export const messages: PlansMessages = { staffPlans }
