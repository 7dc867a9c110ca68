import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Config } from '@react-router/dev/config'
import { builtLocales } from './build-tools/locales.ts'
import { defaultLocale } from './src/i18n/locales.ts'
import { builtPages } from './src/route-table.ts'

/** `/404` is what the server sends for every unknown address. */
const publicPaths = [...builtPages('public').map((page) => page.path), '/404']

export default {
  appDirectory: 'src',
  ssr: false,
  prerender: builtLocales.flatMap((locale) =>
    publicPaths.map((page) => (locale === defaultLocale ? page : `/${locale}${page === '/' ? '' : page}`)),
  ),
  /** Tells the server which addresses are answered by the application in the browser. */
  buildEnd({ reactRouterConfig }) {
    const app = [...builtPages('investor'), ...builtPages('staff')].map((page) => page.path)
    mkdirSync(reactRouterConfig.buildDirectory, { recursive: true })
    writeFileSync(path.join(reactRouterConfig.buildDirectory, 'pages.json'), JSON.stringify({ app }, null, 2))
  },
} satisfies Config
