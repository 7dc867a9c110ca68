import { defaultLocale, type Locale, locales } from '@evenmoor/contract/locales'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { appDocuments, frames } from './build-tools/app-documents.ts'
import { entry, filesOf, moduleOfRoute, takeBuiltModules, wordModules } from './build-tools/built-modules.ts'
import { serviceWorker } from './build-tools/service-worker.ts'
import { routeTable } from './src/routing/route-table.ts'
import { pagesOf } from './src/routing/screens.ts'

/** `/404` is what the server sends for every unknown address. */
const publicPaths = [...pagesOf('public').map((page) => page.path), '/404']

/** Without the pages that only a mailed link leads to, or a session. */
const unlisted = new Set([
  'resetPassword',
  'logout',
  'staffLink',
  'newsletterConfirm',
  'newsletterUnsubscribe',
])
const listedPages = pagesOf('public').filter(({ name }) => !unlisted.has(name))

/** The address of a page in each language. */
const inEachLocale = (page: string): Record<string, string> =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      locale === defaultLocale ? page : `/${locale}${page === '/' ? '' : page}`,
    ]),
  )

export default {
  appDirectory: 'src',
  // Beside what is served: build-tools/put-in-place.ts.
  buildDirectory: '.react-router/build',
  ssr: false,
  // The frames' loaders are a few lines beside a page that comes with them: not worth a file of their own.
  splitRouteModules: false,
  prerender: publicPaths.flatMap((page) => Object.values(inEachLocale(page))),
  /**
   * Also writes the documents of the signed-in pages and the list of what asks for proof of a person, and tells the server which addresses the application answers in the
   * browser, with which document, and which addresses the sitemap lists.
   */
  async buildEnd({ buildManifest, reactRouterConfig: { buildDirectory } }) {
    const investor = pagesOf('investor')
    const app = [...investor, ...pagesOf('staff')].map((page) => page.path)
    const listed = listedPages.map((page) => inEachLocale(page.path))
    const modules = takeBuiltModules(path.join(buildDirectory, 'client'))
    const moduleOf = (id: string) => moduleOfRoute(modules, buildManifest?.routes[id]?.file)
    const documents = await appDocuments(buildDirectory, investor, modules, moduleOf)
    writeFileSync(
      path.join(buildDirectory, 'pages.json'),
      JSON.stringify({ app, documents, listed }, null, 2),
    )
    const questionIn = (locale: Locale) =>
      filesOf(modules, ['src/features/step-up/step-up.ts', ...wordModules(modules, locale, ['stepUp'])])
    writeFileSync(
      path.join(buildDirectory, 'client/step-up-files.json'),
      JSON.stringify(Object.fromEntries(locales.map((locale) => [locale, questionIn(locale)]))),
    )
    const routes = ['root', ...Object.values(frames), ...investor.map(({ name }) => name)]
    await serviceWorker(buildDirectory, modules, {
      roots: [entry, ...routes.map(moduleOf)],
      page: routeTable.dashboard.path,
      document: path.join(buildDirectory, 'app', documents[routeTable.dashboard.path] ?? ''),
    })
  },
} satisfies Config
