import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contract } from './build-tools/contract.ts'
import { icons } from './build-tools/icons.ts'
import { messages } from './build-tools/messages.ts'
import { reactCompiler } from './build-tools/react-compiler.ts'
import { screenNames } from './build-tools/screen-names.ts'
import { slimRouter } from './build-tools/slim-router.ts'
import { smallPreload } from './build-tools/small-preload.ts'

/** What nearly every page needs, in one file that stays cached when our own code changes. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|use-intl|icu-minify|@formatjs)\/|\/src\/router\/|preload-helper/

/** Our own part of what every page needs: in one file it is smaller than in many. */
const shell =
  /\/contract\/src\/locales\.ts$|\/build-tools\/icon-runtime|\/icons\/(x|chevron-down|triangle-exclamation-point)\.mjs|\/src\/(paths|route-table|i18n\/[^/]+\.ts|lib\/(operator|stored|display|reduced-motion|use-hydrated)|layouts\/(Words|PageLink|Disclosure|LanguageMenu|ThemeMenu)|ui\/(Logo|LinkButton|Button|button-look|cx|PageTitle|title-suffix|RouteFocus|LiveRegion|announce|SkipLink|Field)\b)/

/** Plans and figures: the home page and signed-in pages. */
const figures =
  /\/src\/ui\/(Delta|StatusTag|Skeleton)\b|\/home\/market\/tile-look|\/icons\/(pause|play|shield-check|users)\.mjs/
const tones =
  /\/src\/ui\/(InlineMessage|tone)\b|\/screens\/public\/NeedsScript|\/icons\/(circle-check|info)\.mjs/
/** What failed, and words for it: every signed-in page, and every form. */
const problems = /\/src\/api\/problem(-text)?\.ts/
const fields = /\/src\/ui\/(ErrorSummary|TextField)\./
/** What every form of the public pages needs. */
const forms =
  /\/screens\/public\/account\/(use-account-form|use-fields|form-problems|rule-text|SubmitButton|account-problem-text|when-sent)\./
/** What a public page loads when it is scrolled to, and a signed-in one with the first touch. */
const below = /\/src\/(layouts\/BelowTheFold|lib\/when-near)\./
const plans = /\/src\/(lib\/format-money|api\/read-public)\b|\/contract\/src\/plans-catalogue/

/** The words of a screen are named by their language, as all others are. */
function chunkName(facade: string | null | undefined): string {
  const [, locale, screen] = /\/src\/messages\/([\w-]+)\/([\w-]+)\.ts$/.exec(facade ?? '') ?? []
  return `assets/${locale === undefined ? '[name]' : `${locale}.${screen}`}-[hash].js`
}

export default defineConfig({
  build: {
    // light-dark() and oklch() as written: older browsers than these have neither.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => chunkName(facadeModuleId),
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor },
            { name: 'shell', test: shell },
            { name: 'tones', test: tones },
            { name: 'problems', test: problems },
            { name: 'fields', test: fields },
            { name: 'forms', test: forms },
            { name: 'plans', test: plans },
            { name: 'below', test: below },
            { name: 'figures', test: figures },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/account', '/management', '/dev'].map((call) => [call, 'http://127.0.0.1:3000']),
    ),
  },
  plugins: [
    tailwindcss(),
    messages(),
    contract(),
    icons(),
    slimRouter(),
    smallPreload(),
    screenNames(),
    reactCompiler({ reportDiagnostics: true }),
    reactRouter(),
  ],
})
