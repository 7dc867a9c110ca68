import { common } from '#messages/de/common.ts'
import { descriptions } from '#messages/de/descriptions.ts'
import { errors } from '#messages/de/errors.ts'
import { nav } from '#messages/de/nav.ts'
import { newsletterForm } from '#messages/de/newsletter-form.ts'
import { notFound } from '#messages/de/not-found.ts'
import { ui } from '#messages/de/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** German on every page; each area of the site has its own file. */
export const messages: Messages = {
  common,
  descriptions,
  errors,
  nav,
  newsletterForm,
  notFound,
  ui,
}
