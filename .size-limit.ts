/** What a page may weigh, gzip: read from the built web, so that a new import is found where it hurts. */
import { readdirSync, readFileSync } from 'node:fs'
import { scriptsOf, stylesOf, type ViteManifest } from './dev/page-html.ts'

const web = 'build/web'
const read = (file: string) => readFileSync(`${web}/${file}`, 'utf8')
const served = (files: Iterable<string>) => [...files].map((file) => `${web}/${file}`)

type Pages = { pages: Record<string, Record<string, { file: string }>>; fallback: Record<string, { file: string }> }
const { pages, fallback }: Pages = JSON.parse(read('pages.json'))
const manifest: ViteManifest = JSON.parse(readFileSync(`${web}.manifest.json`, 'utf8'))

/** A chunk and everything that it imports statically. */
function closure(source: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const imported of chunk.imports ?? []) closure(imported, seen)
  return seen
}

const routeSource = (file: string) => Object.keys(manifest).find((source) => source.startsWith(`${file}?`)) ?? ''

const frame = new Set(scriptsOf(read(fallback.fr?.file ?? '')))
const shell = frame.union(closure('src/app/web/late-frame.tsx')).union(closure(routeSource('src/app/web/console.tsx')))
const isRoute = (source: string) => source.includes('?__react-router') && !source.startsWith('src/root.tsx')

/**
 * The goal is 110 kB gzip and is missed: React, React Router in framework mode and Lingui alone are 110 kB, the manifest
 * of some hundred routes 4 kB, the frame the rest (docs/measurements.md). These limits keep it from growing unseen.
 */
const publicPages = Object.entries(pages).flatMap(([path, languages]) => {
  const files = served(scriptsOf(read(languages.fr?.file ?? '')))
  return [
    { name: `${path} first load, script (brotli)`, path: files, limit: '121 kB' },
    { name: `${path} first load, script`, path: files, limit: '139 kB', gzip: true },
  ]
})

const routes = Object.keys(manifest)
  .filter(isRoute)
  .map((source) => ({
    name: `${source.split('?')[0]} adds`,
    path: served(closure(source).difference(shell)),
    limit: '45 kB',
    gzip: true,
  }))
  .filter((route) => route.path.length > 0)

// biome-ignore lint/style/noDefaultExport: size-limit asks for it
export default [
  ...publicPages,
  { name: 'style, all of it', path: served(stylesOf(read(fallback.fr?.file ?? ''))), limit: '25 kB', gzip: true },
  {
    name: 'fonts',
    path: served(
      readdirSync(`${web}/assets`)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => `assets/${file}`),
    ),
    limit: '100 kB',
    brotli: false,
  },
  // the goal is 190 kB: menus, tooltips, toasts and the bell's popover are in it
  { name: 'console shell, script', path: served(shell), limit: '216 kB', gzip: true },
  ...routes,
]
