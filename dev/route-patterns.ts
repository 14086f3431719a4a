/** The addresses of src/routes.ts, flattened: `/clusters/:id`, `/settings/:tab?`. */
import type { RouteConfigEntry } from '@react-router/dev/routes'

export type Registered = { readonly path: string; readonly file: string; readonly layouts: readonly string[] }

export function flatten(
  entries: readonly RouteConfigEntry[],
  prefix = '',
  layouts: readonly string[] = [],
): readonly Registered[] {
  return entries.flatMap(({ path, file, index, children }) => {
    const here = path ? `${prefix}/${path}` : prefix
    if (children) return flatten(children, here, [...layouts, file])
    return path || index ? [{ path: here || '/', file, layouts }] : []
  })
}

/** src/routes.ts decides by the environment whether it has the pages for those who build Quai. */
export async function registeredRoutes(development: boolean): Promise<readonly Registered[]> {
  if (development) process.env.QUAI_DEVELOPMENT_PAGES = '1'
  const { default: routes } = await import('../src/routes.ts')
  return flatten(routes)
}

export const routePatterns = async (development: boolean): Promise<string[]> =>
  (await registeredRoutes(development)).map(({ path }) => path).filter((path) => !path.endsWith('*'))
