/** The rules of the grid (docs/decisions/0001-grid-and-row-order.md), as functions that answer why something is refused. */

/** This order is the architecture: a row may call those before it, and what happens the other way travels as an event. */
export const rows: readonly string[] = [
  'platform',
  'identity',
  'notifications',
  'catalogue',
  'billing',
  'providers',
  'clusters',
  'ordering',
  'support',
  'site',
  'backoffice',
  'app',
]

type Side = 'shared' | 'server' | 'web'
type Place = { readonly path: string; readonly row: string; readonly side: Side; readonly isTest: boolean }
type Rule = (importer: Place, imported: Place, specifier: string) => string | undefined

/** Why this file may not import that; undefined when it may. `importer` is a path from the root of the repository. */
export function whyNot(importer: string, specifier: string): string | undefined {
  const from = placeOf(importer)
  if (!from) return undefined // db, dev, e2e and load stand outside the grid and may look into it
  if (!/^[.#]/.test(specifier)) return whyNotPackage(from, specifier)
  const path = resolveImport(importer, specifier)
  const to = placeOf(path)
  if (!to) return whyNotOutside(from, path)
  // A test of any row may start the whole application, or a session.
  if (to.isTest) return from.isTest ? undefined : `Test support: only tests import ${to.path}.`
  for (const rule of [staysInRow, keepsSides, keepsOrder, usesFrontDoor]) {
    const reason = rule(from, to, specifier)
    if (reason) return reason
  }
  return undefined
}

/** `#identity/contract.ts` and `../contract.ts` both give `src/identity/contract.ts`. */
function resolveImport(importer: string, specifier: string): string {
  const [path = ''] = specifier.split('?')
  if (path === '#db') return 'db/schema.ts'
  if (path.startsWith('#')) return `src/${path.slice(1)}`
  const parts = importer.split('/').slice(0, -1)
  for (const step of path.split('/')) {
    if (step === '..') parts.pop()
    else if (step !== '.') parts.push(step)
  }
  return parts.join('/')
}

/** The files that lie beside the rows (root.tsx, routes.ts, entry.*) are the web side of the last one. */
function placeOf(path: string): Place | undefined {
  const [top, row = '', folder = '', ...rest] = path.split('/')
  if (top !== 'src') return undefined
  const isTest = /(\.test\.tsx?|\/testing\.ts)$/.test(path)
  if (!folder) return { path, row: 'app', side: 'web', isTest }
  const side = rest.length > 0 && (folder === 'server' || folder === 'web') ? folder : 'shared'
  return { path, row, side, isTest }
}

const drawing = /^(radix-ui|@radix-ui\/.*|cmdk|@tanstack\/react-table|@visx\/.*|react-markdown)$/

/** Packages that one place keeps for everybody: it can be replaced, and looks and behaves the same everywhere. */
const keepers = [
  {
    packages: /^@kubernetes\/client-node/,
    keeper: /^src\/platform\/server\/kube\.ts$/,
    name: 'src/platform/server/kube.ts',
  },
  { packages: /^lucide-react/, keeper: /^src\/platform\/web\/ui\/icon\.tsx$/, name: 'src/platform/web/ui/icon.tsx' },
  { packages: drawing, keeper: /^src\/platform\/web\/(ui|specimens)\//, name: 'src/platform/web/ui' },
]

function whyNotPackage(from: Place, name: string): string | undefined {
  const kept = keepers.find(({ packages, keeper }) => packages.test(name) && !keeper.test(from.path))
  if (kept) return `One keeper: only ${kept.name} imports ${name}. Use what it offers, or add to it.`
  if (from.side === 'server') return undefined
  if (/^zod(\/|$)/.test(name) && name !== 'zod/mini')
    return `Small schemas: files that reach the browser import zod/mini, never ${name}: 5 KB instead of 20.`
  // the estimate of a password is arithmetic over dictionaries: both sides must come to the same answer
  if (from.side === 'shared' && !from.isTest && name !== 'zod/mini' && !name.startsWith('@zxcvbn-ts/'))
    return `Pure shared files: files at a row's root import only shared files and zod/mini. Move what needs ${name} to server/ or web/.`
  return undefined
}

/** Beyond src: the tables' types for servers, the version for the app, and whatever a test needs of db and dev. */
function whyNotOutside(from: Place, path: string): string | undefined {
  if (from.isTest && /^(db|dev)\//.test(path)) return undefined
  if (path === 'db/schema.ts' && from.side === 'server') return undefined
  if (path === 'package.json' && from.row === 'app' && from.side === 'server') return undefined
  return `Nothing outside: product code imports nothing beyond src (here ${path}), except #db on the server. Tests may use db/ and dev/.`
}

const staysInRow: Rule = (from, to, specifier) => {
  if (from.row === to.row || specifier.startsWith('#')) return undefined
  return `Say the row: relative imports stay inside their row. Write #${to.path.slice('src/'.length)}, so that the crossing shows.`
}

const keepsSides: Rule = (from, to) => {
  if (to.side === 'shared' || from.side === to.side) return undefined
  if (from.side === 'shared')
    return `Pure shared files: files at a row's root serve both sides, so they import no ${to.side} file. Move this to ${to.side}/.`
  return `Two sides: ${from.side} never imports ${to.side}. What both need is a shared file at the row's root, or an endpoint.`
}

const keepsOrder: Rule = (from, to) => {
  const [here, there] = [rows.indexOf(from.row), rows.indexOf(to.row)]
  if (there === -1) return `Known rows: src/${to.row} is not in the list of src/app/architecture.ts.`
  if (there <= here) return undefined
  if (from.row === 'platform')
    return `Platform stands alone: it knows no capability. Let ${to.row} give it what it needs.`
  // A subscriber must know the event of a later row; contracts themselves would become a knot.
  if (from.side !== 'shared' && to.side === 'shared') return undefined
  return `Row order: ${from.row} comes before ${to.row} and does not call it. Let ${to.row} subscribe to an event of ${from.row}.`
}

const usesFrontDoor: Rule = (from, to) => {
  if (from.row === to.row || to.side === 'shared' || to.row === 'platform') return undefined
  const door = `src/${to.row}/${to.side}/index.ts`
  return to.path === door
    ? undefined
    : `Front doors: another row is entered through ${door} only. Export it there, if others may rely on it.`
}

/** Why no file may lie at this path. */
export function whyNotHere(path: string): string | undefined {
  const vague = /(?:^|[/.-])(utils?|helpers?|types|enums?)(?:[/.]|$)|(?:^|\/)(common)(?:[/.]|$)/.exec(path)
  if (vague)
    return `Names say what is inside: "${vague[1] ?? vague[2]}" could hold anything. Name it after what it does.`
  if (/\.e2e\.tsx?$/.test(path) && !path.startsWith('e2e/'))
    return 'Customer stories lie in e2e/, flat, named by their verb.'
  const [, row = '', folder = '', ...rest] = /^src\/[^/]+\//.test(path) ? path.split('/') : []
  if (row && !rows.includes(row)) return `Known rows: src/${row} is not in the list of src/app/architecture.ts.`
  if (rest.length > 0 && !['server', 'web', 'locales'].includes(folder))
    return `One shape: a row has its shared files, server/, web/ and locales/, and no folder ${folder}/.`
  return undefined
}

const statement = /^\s*(?:import|export)\s+(?:[\w\s{},*$]+?\sfrom\s*)?['"]([^'"]+)['"]/gm
const call = /\bimport\s*\(\s*['"]([^'"]+)['"]/g
const commentLine = /^\s*(?:\/\/|\/?\*).*$/gm

/** What a source text imports: statically, dynamically, by re-export, as types or for the effect. */
export function importsOf(source: string): readonly string[] {
  const code = source.replace(commentLine, '')
  return [...code.matchAll(statement), ...code.matchAll(call)].flatMap(([, specifier]) => specifier ?? [])
}

/** What is made by a run is not in the repository. */
const repositoryPath =
  /^(?!(?:build|shots|node_modules|\.local)\/)(?:(?:\.ci|src|db|dev|e2e|load|chaos|docs)\/\S+|[\w./<>*-]+\.(?:tsx?|md|sql|css|po|json))$/
/** Diagrams and commands are no references. */
const block = /```[\s\S]*?```/g

/** The paths that a document names in backticks or links to. `<row>` and `*` stand for any one name. */
export function pathsNamed(markdown: string): readonly string[] {
  const text = markdown.replace(block, '')
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, name = '']) => (repositoryPath.test(name) ? name : []))
  const linked = [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)].flatMap(([, target]) => target ?? [])
  return [...quoted, ...linked]
}
