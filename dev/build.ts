/**
 * Builds the web: one build per language, joined into what the api serves (build/web).
 *
 * The languages share every asset and differ only in their HTML, so a page has one address and the server picks the
 * language. `--development` adds the pages for those who build Quai and writes to build/web-development.
 */
import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { compressFolder } from './compress.ts'
import { preloadTexts, scriptHashes, type ViteManifest } from './page-html.ts'
import { routePatterns } from './route-patterns.ts'

const languages = ['en', 'fr']
const root = join(import.meta.dirname, '..')
const development = process.argv.includes('--development')
const target = join(root, 'build', development ? 'web-development' : 'web')
const work = `${target}.${process.pid}`

type Page = { file: string; scripts: string[] }
type PageList = {
  pages: Record<string, Record<string, Page>>
  fallback: Record<string, Page>
  /** The addresses that have a page, as the router writes them: the server answers 404 at all others. */
  routes: string[]
}

/** React Router rewrites .react-router/types while it builds; two that run at once in one checkout trip over each other. */
const trippedOver = /\.react-router\/types/

async function runBuild(language: string, attempts = 4): Promise<void> {
  const { code, output } = await reactRouterBuild(language)
  if (code === 0) return
  if (attempts > 1 && trippedOver.test(output)) return runBuild(language, attempts - 1)
  throw new Error(`The build in ${language} failed:\n${output}`)
}

function reactRouterBuild(language: string): Promise<{ code: number | null; output: string }> {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    APP_LOCALE: language,
    BUILD_DIRECTORY: relative(root, join(work, language)),
    QUAI_DEVELOPMENT_PAGES: development ? '1' : '',
  }
  const bin = join(root, 'node_modules/.bin/react-router')
  const child = spawn(process.execPath, [bin, 'build', '--logLevel', 'warn'], { cwd: root, env, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()

/** Two languages with other assets would mean a page whose script does not fit its HTML. */
async function joinAssets(into: string): Promise<void> {
  const [first = '', ...others] = languages.map((language) => join(work, language, 'client/assets'))
  const expected = (await filesIn(first)).join('\n')
  for (const other of others) {
    if ((await filesIn(other)).join('\n') !== expected) throw new Error(`${first} and ${other} hold other files.`)
  }
  await cp(first, join(into, 'assets'), { recursive: true })
}

/** `pricing/index.html` is served at /pricing. */
const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '')}`

async function joinPages(into: string): Promise<PageList> {
  const list: PageList = { pages: {}, fallback: {}, routes: await routePatterns(development) }
  for (const language of languages) {
    const from = join(work, language, 'client')
    const manifest: ViteManifest = JSON.parse(await readFile(join(from, '.vite/manifest.json'), 'utf8'))
    for (const file of (await filesIn(from)).filter((name) => /\.(html|data)$/.test(name))) {
      const name = `${language}/${file}`
      await mkdir(dirname(join(into, name)), { recursive: true })
      const content = await readFile(join(from, file), 'utf8')
      if (file.endsWith('.data')) {
        await writeFile(join(into, name), content)
        continue
      }
      const html = preloadTexts(content, manifest, language)
      await writeFile(join(into, name), html)
      const page = { file: name, scripts: scriptHashes(html) }
      if (file === '__spa-fallback.html') list.fallback[language] = page
      else list.pages[addressOf(file)] = { ...list.pages[addressOf(file)], [language]: page }
    }
  }
  return list
}

async function build(): Promise<void> {
  const started = performance.now()
  for (const language of languages) await runBuild(language)
  const into = join(work, 'web')
  await joinAssets(into)
  const list = await joinPages(into)
  await compressFolder(into)
  await writeFile(join(into, 'pages.json'), `${JSON.stringify(list, null, 2)}\n`)
  // Beside the served folder, for dev/size.ts: it names source files, which are nobody's business.
  await cp(join(work, 'en/client/.vite/manifest.json'), `${target}.manifest.json`)
  await rm(target, { recursive: true, force: true })
  await rename(into, target)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const pages = Object.keys(list.pages).length
  console.log(`${relative(root, target)}: ${pages} prerendered page(s) in ${languages.join(' and ')}, ${seconds} s`)
}

try {
  await build()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await rm(work, { recursive: true, force: true })
}
