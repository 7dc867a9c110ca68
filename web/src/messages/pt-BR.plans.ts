import type { PlansMessages } from '#messages/shape.ts'
import { staffPlans } from '#messages/pt-BR/staff-plans.ts'

/** Brazilian Portuguese of the staff's plans; loaded with that screen. */
export const messages: PlansMessages = { staffPlans }
