/** `npm run dev`: from a clean clone to a page in the browser. Imports no package before they are installed. */
import { installWhenNeeded } from './install.ts'

try {
  installWhenNeeded()
  const { develop } = await import('./develop.ts')
  await develop()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exit(1)
}
