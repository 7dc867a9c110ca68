import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
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
/** What every form of the public pages needs. */
const forms =
  /\/screens\/public\/account\/(use-account-form|use-fields|form-problems|rule-text|SubmitButton|account-problem-text|when-sent)\.|\/src\/ui\/(ErrorSummary|TextField)\.|\/src\/api\/problem-text\./
const plans = /\/src\/(lib\/format-money|api\/read-public)\b|\/contract\/src\/plans-catalogue/

export default defineConfig({
  build: {
    // light-dark() and oklch() as written: older browsers than these have neither.
    cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
    // The content policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: vendor },
            { name: 'shell', test: shell },
            { name: 'tones', test: tones },
            { name: 'forms', test: forms },
            { name: 'plans', test: plans },
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
    icons(),
    slimRouter(),
    smallPreload(),
    screenNames(),
    reactCompiler({ reportDiagnostics: true }),
    reactRouter(),
  ],
})
