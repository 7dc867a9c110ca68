import { common } from '#messages/fr/common.ts'
import { errors } from '#messages/fr/errors.ts'
import { nav } from '#messages/fr/nav.ts'
import { newsletterForm } from '#messages/fr/newsletter-form.ts'
import { ui } from '#messages/fr/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** French on every page; each area of the site has its own file. */
export const messages: Messages = {
  common,
  errors,
  nav,
  newsletterForm,
  ui,
}
