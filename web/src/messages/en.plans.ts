import { staffPlans } from '#messages/en/staff-plans.ts'

/** English of the staff's plans; loaded with that screen. */
export const messages = { staffPlans } as const
