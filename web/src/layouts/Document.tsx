import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2?url'
import onestLatin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import vazirmatn from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url'
import { LucideProvider } from 'lucide-react'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { directionOf, scriptOf } from '@evenmoor/contract/locales'
import { useHydrated } from '#browser/use-hydrated.ts'
import { Button } from '#ui/Button.tsx'
import { LiveRegion } from '#ui/LiveRegion.tsx'
import { Logo, Mark } from '#ui/Logo.tsx'
import { RouteFocus } from '#ui/RouteFocus.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
// Runs before the first paint, so that a chosen theme, colors of changes or stopped motion never flash. Its keys are those of
// preferences/appearance.ts and preferences/device-preferences.ts; every page waits for it, so it is short.
import themeInit from '#preferences/theme-init.js?url&no-inline'

/** What a page in a script has besides; see fonts.css. A script that is not here has the device's letters. */
const fontOfScript: Readonly<Record<string, readonly string[]>> = { Arab: [vazirmatn], Deva: [devanagari] }

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale()
  // After an error React builds the document anew, and it may not make scripts then (Trusted Types): they have run.
  const first = (useRouteError() ?? null) === null
  return (
    // theme-init.js adds its attributes before React looks.
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* `--color-bg` of tokens.css; a chosen theme takes the media of both away (theme-init.js, preferences/appearance.ts). */}
        <meta
          name="theme-color"
          content="#fcfaf6"
          media="(prefers-color-scheme: light)"
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          content="#0d0f17"
          media="(prefers-color-scheme: dark)"
          suppressHydrationWarning
        />
        {first && <script src={themeInit} />}
        {[onestLatin, ...(fontOfScript[scriptOf(locale)] ?? [])].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <LucideProvider strokeWidth={1.75}>{children}</LucideProvider>
        <LiveRegion />
        {first && <ScrollRestoration />}
        {first && <Scripts />}
      </body>
    </html>
  )
}

/** Everything below the document. */
export function Root() {
  return (
    <>
      <RouteFocus />
      <Outlet />
    </>
  )
}

/**
 * The frame of a signed-in page, until its code is here: what stands in it are places, at the edges that the page will have.
 * Its words come after the first render: the document is in English.
 */
export function HydrateFallback() {
  const t = useTranslations('common')
  const hydrated = useHydrated()
  return (
    <>
      <div aria-hidden className="h-11 bg-practice-soft" />
      <div className="md:flex">
        <div className="flex min-h-14 items-center border-b border-line px-[16px] md:window-high md:w-22 md:shrink-0 md:items-start md:justify-center md:border-b-0 md:px-0 md:pt-5 xl:w-60 xl:justify-start xl:px-7">
          <span className="md:max-xl:hidden">
            <Logo />
          </span>
          <span className="hidden md:max-xl:inline">
            <Mark />
          </span>
        </div>
        <main
          aria-busy
          className="flex min-h-dvh min-w-0 grow flex-col gap-6 px-4 pt-6 md:border-s md:border-line md:px-6 xl:px-8"
        >
          <title>Evenmoor</title>
          <h1 className="sr-only">Evenmoor</h1>
          <output className="sr-only">{hydrated && t('loading')}</output>
          <Skeleton className="h-9 w-64 max-w-full" />
          <Skeleton className="h-64" />
          <Skeleton className="h-99" />
        </main>
      </div>
    </>
  )
}

/** A page that threw. React Router's own would bring an inline script. */
export function ErrorBoundary() {
  const t = useTranslations('errors.page')
  return (
    <main className="page flex min-h-dvh flex-col items-start justify-center gap-4">
      <title>{t('title')}</title>
      <h1 className="text-h1">{t('title')}</h1>
      <p className="reading text-lead text-muted">{t('lead')}</p>
      <Button look="primary" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </main>
  )
}
