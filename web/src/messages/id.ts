import { common } from '#messages/id/common.ts'
import { descriptions } from '#messages/id/descriptions.ts'
import { errors } from '#messages/id/errors.ts'
import { nav } from '#messages/id/nav.ts'
import { newsletterForm } from '#messages/id/newsletter-form.ts'
import { notFound } from '#messages/id/not-found.ts'
import { ui } from '#messages/id/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** Indonesian on every page; each area of the site has its own file. */
export const messages: Messages = {
  common,
  descriptions,
  errors,
  nav,
  newsletterForm,
  notFound,
  ui,
}
