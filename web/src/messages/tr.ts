import { common } from '#messages/tr/common.ts'
import { descriptions } from '#messages/tr/descriptions.ts'
import { errors } from '#messages/tr/errors.ts'
import { nav } from '#messages/tr/nav.ts'
import { newsletterForm } from '#messages/tr/newsletter-form.ts'
import { notFound } from '#messages/tr/not-found.ts'
import { ui } from '#messages/tr/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** Turkish on every page; each area of the site has its own file. */
export const messages: Messages = {
  common,
  descriptions,
  errors,
  nav,
  newsletterForm,
  notFound,
  ui,
}
