import { common } from '#messages/id/common.ts'
import { errors } from '#messages/id/errors.ts'
import { nav } from '#messages/id/nav.ts'
import { newsletterForm } from '#messages/id/newsletter-form.ts'
import { ui } from '#messages/id/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** Indonesian on every page; each area of the site has its own file. */
export const messages: Messages = {
  common,
  errors,
  nav,
  newsletterForm,
  ui,
}
