/** Holds the whole tree against the rules of the grid. A failure says which rule was broken, where, and what to do instead. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '#platform/endpoint.ts'
import { importsOf, pathsNamed, rows, whyNot, whyNotHere } from './architecture.ts'

const root = join(import.meta.dirname, '../..')
const folders = ['src', 'db', 'dev', 'e2e', 'load', 'chaos', 'docs', '.ci'].filter((name) =>
  existsSync(join(root, name)),
)

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
}

const atRoot = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
const files = [...folders.flatMap(filesIn), ...atRoot]
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

describe('samples: each rule refuses what breaks it and says why', () => {
  const refused: readonly [importer: string, specifier: string, reason: RegExp][] = [
    ['src/identity/web/page.tsx', '../server/session.ts', /^Two sides: web never imports server/],
    ['src/identity/server/session.ts', '../web/page.tsx', /^Two sides: server never imports web/],
    ['src/billing/web/page.tsx', '#platform/server/db.ts', /^Two sides/],
    ['src/root.tsx', '#identity/server/index.ts', /^Two sides/],
    ['src/identity/rules.ts', './server/session.ts', /^Pure shared files: .* Move this to server/],
    ['src/identity/contract.ts', '#platform/web/send.ts', /^Pure shared files/],
    ['src/identity/contract.ts', 'kysely', /^Pure shared files: .* needs kysely/],
    ['src/identity/contract.ts', 'node:crypto', /^Pure shared files/],
    ['src/billing/server/rate.ts', '#ordering/server/index.ts', /^Row order: billing comes before ordering/],
    ['src/catalogue/contract.ts', '#billing/contract.ts', /^Row order/],
    ['src/platform/server/db.ts', '#identity/contract.ts', /^Platform stands alone/],
    ['src/platform/endpoint.ts', '#identity/permissions.ts', /^Platform stands alone/],
    ['src/billing/server/rate.ts', '#shipping/contract.ts', /^Known rows: src\/shipping/],
    ['src/app/server/rows.ts', '#identity/server/session.ts', /^Front doors: .*src\/identity\/server\/index\.ts only/],
    ['src/app/web/header.tsx', '#identity/web/session-corner.tsx', /^Front doors/],
    ['src/app/server/rows.ts', '../../identity/server/index.ts', /^Say the row: .*#identity\/server\/index\.ts/],
    ['src/identity/contract.ts', '../platform/ids.ts', /^Say the row/],
    ['src/identity/server/session.ts', '../../../db/seed.ts', /^Nothing outside: .*db\/seed\.ts/],
    ['src/identity/web/page.tsx', '#db', /^Nothing outside/],
    ['src/identity/rules.ts', '#db', /^Nothing outside/],
    ['src/identity/server/version.ts', '../../../package.json', /^Nothing outside/],
    ['src/app/server/rows.ts', '#identity/server/testing.ts', /^Test support: only tests import/],
    ['src/clusters/server/watch.ts', '@kubernetes/client-node', /^One keeper: only src\/platform\/server\/kube\.ts/],
    ['src/identity/web/page.tsx', 'radix-ui', /^One keeper: only src\/platform\/web\/ui imports radix-ui/],
    ['src/platform/web/live.ts', 'cmdk', /^One keeper/],
    ['src/billing/web/usage.tsx', '@visx/shape', /^One keeper/],
    ['src/billing/web/usage.tsx', '@tanstack/react-table', /^One keeper/],
    ['src/site/web/article.tsx', 'react-markdown', /^One keeper/],
    ['src/site/web/hero.tsx', 'lucide-react', /^One keeper: only src\/platform\/web\/ui\/icon\.tsx/],
    ['src/identity/web/page.tsx', 'zod', /^Small schemas: .* never zod:/],
    ['src/identity/contract.ts', 'zod/v4', /^Small schemas/],
  ]
  it.each(refused)('%s does not import %s', (importer, specifier, reason) => {
    expect(whyNot(importer, specifier)).toMatch(reason)
  })

  const allowed: readonly [importer: string, specifier: string][] = [
    ['src/identity/contract.ts', 'zod/mini'],
    ['src/identity/contract.ts', './permissions.ts'],
    ['src/identity/password-rules.ts', '@zxcvbn-ts/core'],
    ['src/billing/contract.ts', '#identity/contract.ts'],
    ['src/identity/server/logout.ts', '../contract.ts'],
    ['src/identity/server/session.ts', '#platform/server/http/cookies.ts'],
    ['src/identity/web/page.tsx', '#platform/web/ui/button.tsx'],
    ['src/identity/web/texts.ts', '../locales/fr.po'],
    ['src/app/server/rows.ts', '#identity/server/index.ts'],
    ['src/root.tsx', '#app/web/frame.tsx'],
    ['src/root.tsx', '#platform/web/icon.svg?no-inline'],
    // how effects travel backwards: a subscriber knows the event of a later row, and nothing else of it
    ['src/billing/server/on-node-pool-scaled.ts', '#clusters/contract.ts'],
    ['src/platform/server/config.ts', 'zod'],
    ['src/platform/server/context.ts', '#db'],
    ['src/platform/server/kube.ts', '@kubernetes/client-node'],
    ['src/platform/web/ui/dialog.tsx', 'radix-ui'],
    ['src/platform/web/specimens/tables.tsx', '@tanstack/react-table'],
    ['src/platform/money.test.ts', 'fast-check'],
    ['src/platform/server/testing.ts', '../../../dev/test-services.ts'],
    ['src/identity/server/rename-organization.test.ts', '#app/server/testing.ts'],
    ['src/app/server/version.ts', '../../../package.json'],
    ['dev/shots.ts', '../e2e/routes.ts'],
  ]
  it.each(allowed)('%s imports %s', (importer, specifier) => {
    expect(whyNot(importer, specifier)).toBeUndefined()
  })

  it.each([
    ['src/billing/utils.ts', /^Names say what is inside: "utils"/],
    ['src/platform/web/helpers/dates.ts', /"helpers"/],
    ['src/billing/common/money.ts', /"common"/],
    ['src/identity/types.ts', /"types"/],
    ['src/identity/server/role-enum.ts', /"enum"/],
    ['src/identity/web/sign-in.e2e.ts', /^Customer stories lie in e2e/],
    ['src/shipping/contract.ts', /^Known rows/],
    ['src/billing/services/rate.ts', /^One shape/],
  ])('%s may not exist', (path, reason) => {
    expect(whyNotHere(path)).toMatch(reason)
  })

  it.each(['src/billing/server/rate.ts', 'src/routes.ts', 'e2e/home.e2e.ts', 'dev/up.ts'])('%s may exist', (path) => {
    expect(whyNotHere(path)).toBeUndefined()
  })

  it('imports are read from the text in every form', () => {
    const source = [
      `import './effect.ts'`,
      `import a, { type B,\n  c as d } from "./static.ts"`,
      `export * as e from './again.ts'`,
      `export { f } from '#platform/again.ts'`,
      `const g = lazy(() => import('./dynamic.tsx'))`,
      `type H = import('#platform/contract.ts').H`,
      `// import './comment.ts'`,
      ` * import('./example.tsx')`,
      `export const sql = "select from './no-import.ts'"`,
    ]
    expect(importsOf(source.join('\n')).toSorted()).toEqual(
      [
        '#platform/again.ts',
        '#platform/contract.ts',
        './again.ts',
        './dynamic.tsx',
        './effect.ts',
        './static.ts',
      ].toSorted(),
    )
  })

  it('paths are read from documents', () => {
    const text =
      'See `src/gone.ts`, [the rest](docs/gone.md#part), `src/<row>/contract.ts`; not `npm run dev`, `/api/user`.'
    expect(pathsNamed(text)).toEqual(['src/gone.ts', 'src/<row>/contract.ts', 'docs/gone.md'])
  })
})

describe('the tree', () => {
  const sources = files.filter((path) => /\.(ts|tsx)$/.test(path) && !path.includes('/locales/'))

  it('imports only what the grid allows', () => {
    expect(sources).toContain('src/routes.ts')
    const broken = sources.flatMap((importer) =>
      importsOf(textOf(importer)).flatMap((specifier) => {
        const reason = whyNot(importer, specifier)
        return reason ? `${importer} imports ${specifier}\n    ${reason}` : []
      }),
    )
    expect(broken.join('\n')).toBe('')
  })

  it('has every file in its place, under a name that says what is inside', () => {
    const broken = files.flatMap((path) => whyNotHere(path)?.replace(/^/, `${path}\n    `) ?? [])
    expect(broken.join('\n')).toBe('')
  })

  it('introduces every row with a README', () => {
    const built = rows.filter((row) => existsSync(join(root, 'src', row)))
    expect(built.filter((row) => !files.includes(`src/${row}/README.md`))).toEqual([])
  })

  it('has a file of its name for every endpoint', () => {
    /** two endpoints that exist for each other, in development only */
    const together: Readonly<Record<string, string>> = { 'list-dev-people': 'dev-login' }
    const contracts = import.meta.glob<Record<string, unknown>>('/src/*/*contract.ts', { eager: true })
    const endpoints = Object.entries(contracts).flatMap(([contract, exported]) => {
      const folder = `${dirname(contract).slice(1)}/server`
      return Object.values(exported).flatMap((value) =>
        isEndpoint(value) ? { name: value.name, file: `${folder}/${together[value.name] ?? value.name}.ts` } : [],
      )
    })
    expect(endpoints.length).toBeGreaterThan(0)
    const broken = endpoints.filter(({ file }) => !files.includes(file))
    expect(broken.map(({ name, file }) => `${name} has no ${file}`).join('\n')).toBe('')
  })

  it('has every path that its documents name', () => {
    const documents = files.filter((path) => path.endsWith('.md'))
    const broken = documents.flatMap((document) =>
      pathsNamed(textOf(document))
        .filter((path) => !exists(path) && !exists(join(dirname(document), path)))
        .map((path) => `${document} names ${path}, which does not exist`),
    )
    expect(broken.join('\n')).toBe('')
  })
})

function exists(path: string): boolean {
  if (!/[<*]/.test(path)) return existsSync(join(root, path))
  const pattern = path
    .replace(/[.+()[\]{}]/g, '\\$&')
    .replace(/<[^>]+>|\*+/g, (some) => (some === '**' ? '.*' : '[^/]*'))
  return files.some((file) => new RegExp(`^${pattern}`).test(file))
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'name' in value
