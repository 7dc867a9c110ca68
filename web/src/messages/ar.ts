import { account } from '#messages/ar/account.ts'
import { common } from '#messages/ar/common.ts'
import { errors } from '#messages/ar/errors.ts'
import { home } from '#messages/ar/home.ts'
import { nav } from '#messages/ar/nav.ts'
import { notFound } from '#messages/ar/not-found.ts'
import { ui } from '#messages/ar/ui.ts'
import type { Messages } from '#messages/shape.ts'

/** Arabic on every page; each area of the site has its own file. */
export const messages: Messages = { account, common, errors, home, nav, notFound, ui }
