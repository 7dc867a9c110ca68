import { common } from '#messages/es/common.ts'
import { errors } from '#messages/es/errors.ts'
import { nav } from '#messages/es/nav.ts'
import { newsletterForm } from '#messages/es/newsletter-form.ts'
import { ui } from '#messages/es/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** Spanish on every page; each area of the site has its own file. */
export const messages: Messages = {
  common,
  errors,
  nav,
  newsletterForm,
  ui,
}
