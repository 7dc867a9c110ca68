import { common } from '#messages/en/common.ts'
import { descriptions } from '#messages/en/descriptions.ts'
import { errors } from '#messages/en/errors.ts'
import { nav } from '#messages/en/nav.ts'
import { newsletterForm } from '#messages/en/newsletter-form.ts'
import { notFound } from '#messages/en/not-found.ts'
import { ui } from '#messages/en/ui.ts'

/** English on every page: short, because every page loads it. Words of single pages go to the file of their area. */
export const messages = {
  common,
  descriptions,
  errors,
  nav,
  newsletterForm,
  notFound,
  ui,
} as const
