import * as z from 'zod/mini'
import { endpoint } from '#endpoint.ts'
import { locales } from '#locales.ts'
import { day, id } from '#wire.ts'

/** What a person agreed to have shown, in the language that they wrote it in. */
const shown = { id, name: z.string(), words: z.string(), locale: z.enum(locales) }

export const testimonial = z.object({ ...shown, said_on: day })
export type Testimonial = z.infer<typeof testimonial>

export const teamMember = z.object({ ...shown, role: z.string() })
export type TeamMember = z.infer<typeof teamMember>

export const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/testimonials/',
  summary: 'Verified quotes of practice users with valid consent; none while there are fewer than three',
  access: { kind: 'public' },
  answer: z.array(testimonial),
})

export const listTeam = endpoint({
  method: 'GET',
  path: '/api/team/',
  summary: 'Team members with valid consent',
  access: { kind: 'public' },
  answer: z.array(teamMember),
})
