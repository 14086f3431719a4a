/** What the build reads from and adds to the HTML that React Router prerendered. */
import { createHash } from 'node:crypto'

export type ViteManifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
>

/** Hashes of the inline scripts, for the page's Content-Security-Policy. */
export function scriptHashes(html: string): string[] {
  const inline = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const hashes = Array.from(inline, ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
  return [...new Set(hashes)]
}

/** Every script that the page loads before it is alive. */
export const scriptsOf = (html: string): string[] => assetsOf(html, 'js')
export const stylesOf = (html: string): string[] => assetsOf(html, 'css')

const assetsOf = (html: string, ending: string) => [
  ...new Set(Array.from(html.matchAll(new RegExp(`"/(assets/[^"]+\\.${ending})"`, 'g')), ([, file = '']) => file)),
]

/** The page's texts would be found only once its scripts run; the build knows them and says so in the head. */
export function preloadTexts(html: string, manifest: ViteManifest, language: string): string {
  const loaded = new Set(scriptsOf(html))
  const texts = Object.values(manifest)
    .filter((chunk) => loaded.has(chunk.file))
    .flatMap((chunk) => chunk.dynamicImports ?? [])
    .filter((source) => source.endsWith(`/locales/${language}.po`))
    .map((source) => manifest[source]?.file)
  const links = [...new Set(texts)].map((file) => `<link rel="modulepreload" href="/${file}"/>`)
  return html.replace('</head>', `${links.join('')}</head>`)
}
