import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { builtLocales } from './build-tools/locales.ts'
import { serviceWorker } from './build-tools/service-worker.ts'
import { slimManifest } from './build-tools/slim-manifest.ts'
import { defaultLocale } from './src/i18n/locales.ts'
import { builtPages, routeTable } from './src/route-table.ts'

/** `/404` is what the server sends for every unknown address. */
const publicPaths = [...builtPages('public').map((page) => page.path), '/404']

/** Without the pages that only a mailed link leads to, or a session. */
const unlisted = new Set([
  'resetPassword',
  'logout',
  'staffLink',
  'newsletterConfirm',
  'newsletterUnsubscribe',
])
const listedPages = builtPages('public').filter(({ name }) => !unlisted.has(name))

/** The frames of the signed-in pages. */
const layouts = ['layouts/investor.route', 'layouts/profile.route']

/** The address of a page in each language. */
const inEachLocale = (page: string): Record<string, string> =>
  Object.fromEntries(
    builtLocales.map((locale) => [
      locale,
      locale === defaultLocale ? page : `/${locale}${page === '/' ? '' : page}`,
    ]),
  )

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: publicPaths.flatMap((page) => Object.values(inEachLocale(page))),
  /** Also tells the server which addresses the application answers in the browser, and which the sitemap lists. */
  async buildEnd({ reactRouterConfig }) {
    const app = [...builtPages('investor'), ...builtPages('staff')].map((page) => page.path)
    const listed = listedPages.map((page) => inEachLocale(page.path))
    mkdirSync(reactRouterConfig.buildDirectory, { recursive: true })
    writeFileSync(
      path.join(reactRouterConfig.buildDirectory, 'pages.json'),
      JSON.stringify({ app, listed }, null, 2),
    )
    const { files, manifest } = await slimManifest(
      path.join(reactRouterConfig.buildDirectory, 'client/assets'),
    )
    const routes = ['root', ...layouts, ...builtPages('investor').map(({ name }) => name)]
    await serviceWorker(reactRouterConfig.buildDirectory, {
      roots: [manifest, ...routes.flatMap((id) => files.get(id) ?? [])],
      appPath: routeTable.dashboard.path,
    })
  },
} satisfies Config
