import { common } from '#messages/fr/common.ts'
import { descriptions } from '#messages/fr/descriptions.ts'
import { errors } from '#messages/fr/errors.ts'
import { nav } from '#messages/fr/nav.ts'
import { newsletterForm } from '#messages/fr/newsletter-form.ts'
import { notFound } from '#messages/fr/not-found.ts'
import { ui } from '#messages/fr/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** French on every page; each area of the site has its own file. */
export const messages: Messages = {
  common,
  descriptions,
  errors,
  nav,
  newsletterForm,
  notFound,
  ui,
}
