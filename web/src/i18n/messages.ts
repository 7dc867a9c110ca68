import type { Locale } from '@evenmoor/contract/locales'
import type account from '../../../locales/en/account.json'
import type activity from '../../../locales/en/activity.json'
import type common from '../../../locales/en/common.json'
import type invest from '../../../locales/en/invest.json'
import type investor from '../../../locales/en/investor.json'
import type legal from '../../../locales/en/legal.json'
import type profile from '../../../locales/en/profile.json'
import type refusals from '../../../locales/en/refusals.json'
import type results from '../../../locales/en/results.json'
import type security from '../../../locales/en/security.json'
import type site from '../../../locales/en/site.json'
import type staff from '../../../locales/en/staff.json'
import type withdrawals from '../../../locales/en/withdrawals.json'

type Loaded = typeof account &
  typeof activity &
  typeof invest &
  typeof investor &
  typeof legal &
  typeof profile &
  typeof refusals &
  typeof results &
  typeof security &
  typeof site &
  typeof staff &
  typeof withdrawals

/** A top-level key of a catalog, loaded with the pages that need it; those of `common.json` are on every page. */
export type Namespace = keyof Loaded

/** English says which keys there are and what each is given; `npm run types` writes the types of its JSON. */
declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: typeof common & Loaded
  }
}
