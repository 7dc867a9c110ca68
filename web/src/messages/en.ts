import { account } from '#messages/en/account.ts'
import { common } from '#messages/en/common.ts'
import { errors } from '#messages/en/errors.ts'
import { home } from '#messages/en/home.ts'
import { nav } from '#messages/en/nav.ts'
import { notFound } from '#messages/en/not-found.ts'
import { ui } from '#messages/en/ui.ts'

/** English on every page; each area of the site has its own file. */
export const messages = { account, common, errors, home, nav, notFound, ui } as const
