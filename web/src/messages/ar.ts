import { common } from '#messages/ar/common.ts'
import { errors } from '#messages/ar/errors.ts'
import { nav } from '#messages/ar/nav.ts'
import { newsletterForm } from '#messages/ar/newsletter-form.ts'
import { ui } from '#messages/ar/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** Arabic on every page; each area of the site has its own file. */
export const messages: Messages = {
  common,
  errors,
  nav,
  newsletterForm,
  ui,
}
