import { common } from '#messages/en/common.ts'
import { errors } from '#messages/en/errors.ts'
import { nav } from '#messages/en/nav.ts'
import { newsletterForm } from '#messages/en/newsletter-form.ts'
import { ui } from '#messages/en/ui.ts'

/** English on every page: short, because every page loads it. Words of single pages go to the file of their area. */
export const messages = {
  common,
  errors,
  nav,
  newsletterForm,
  ui,
} as const
