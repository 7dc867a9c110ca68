import { common } from '#messages/de/common.ts'
import { errors } from '#messages/de/errors.ts'
import { nav } from '#messages/de/nav.ts'
import { newsletterForm } from '#messages/de/newsletter-form.ts'
import { ui } from '#messages/de/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** German on every page; each area of the site has its own file. */
export const messages: Messages = {
  common,
  errors,
  nav,
  newsletterForm,
  ui,
}
