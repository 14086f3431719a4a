import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import { useLingui } from '@lingui/react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import { Frame } from '#app/web/frame.tsx'
import { promoScript } from '#app/web/promo-store.ts'
import '#app/web/texts.ts'
import icon from '#platform/web/icon.svg?no-inline'
import { useTexts } from '#platform/web/language.ts'
import '#platform/web/texts.ts'
import { barColours, themeScript } from '#platform/web/theme.ts'
import '#platform/web/theme.css'

export { RootError as ErrorBoundary } from '#app/web/root-error.tsx'
export { RootLoading as HydrateFallback } from '#app/web/root-loading.tsx'

/** The document. The theme's script writes an attribute of <html> before React sees it, hence the suppressed warning. */
export function Layout({ children }: { children: React.ReactNode }) {
  const { i18n } = useLingui()
  return (
    <html lang={i18n.locale} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={barColours.light}
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: dark)"
          content={barColours.dark}
          suppressHydrationWarning
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant texts of ours, run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: `${themeScript}\n${promoScript}` }} />
        <link rel="preload" as="font" type="font/woff2" href={archivo} crossOrigin="anonymous" />
        <link rel="icon" type="image/svg+xml" href={icon} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useTexts()
  return (
    <Frame ownMain={useOwnMain()}>
      <Outlet />
    </Frame>
  )
}

/** Layouts with a sidebar draw the main area themselves, and say so (src/app/web/sidebar-shell.tsx). */
function useOwnMain(): boolean {
  return useMatches().some(({ handle }) => typeof handle === 'object' && handle !== null && 'ownMain' in handle)
}
