import { common } from '#messages/tr/common.ts'
import { errors } from '#messages/tr/errors.ts'
import { nav } from '#messages/tr/nav.ts'
import { newsletterForm } from '#messages/tr/newsletter-form.ts'
import { ui } from '#messages/tr/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** Turkish on every page; each area of the site has its own file. */
export const messages: Messages = {
  common,
  errors,
  nav,
  newsletterForm,
  ui,
}
