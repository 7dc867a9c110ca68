import { common } from '#messages/pt-BR/common.ts'
import { errors } from '#messages/pt-BR/errors.ts'
import { nav } from '#messages/pt-BR/nav.ts'
import { newsletterForm } from '#messages/pt-BR/newsletter-form.ts'
import { ui } from '#messages/pt-BR/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** Brazilian Portuguese on every page; each area of the site has its own file. */
export const messages: Messages = {
  common,
  errors,
  nav,
  newsletterForm,
  ui,
}
