import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { preloadTexts, scriptHashes, scriptsOf } from './page-html.ts'

const html = `<html><head><link rel="modulepreload" href="/assets/home-1.js"/><script src="/assets/other.js"></script>
<script>one()</script></head><body><script type="module" async="">import "/assets/manifest-2.js"</script><script>one()</script></body></html>`

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('every inline script is hashed once, exactly as it stands; a script with an address is not', () => {
  expect(scriptHashes(html)).toEqual([hash('one()'), hash('import "/assets/manifest-2.js"')])
})

test('the scripts of a page are what it preloads and what it imports', () => {
  expect(scriptsOf(html)).toEqual(['assets/home-1.js', 'assets/other.js', 'assets/manifest-2.js'])
})

test('the texts of the loaded chunks are preloaded, in the language of the page only', () => {
  const manifest = {
    'src/site/web/home-page.tsx': {
      file: 'assets/home-1.js',
      dynamicImports: ['src/site/locales/en.po', 'src/site/locales/fr.po', 'src/app/web/late-frame.tsx'],
    },
    'src/identity/web/settings-page.tsx': {
      file: 'assets/settings-1.js',
      dynamicImports: ['src/identity/locales/fr.po'],
    },
    'src/site/locales/en.po': { file: 'assets/en-1.js' },
    'src/site/locales/fr.po': { file: 'assets/fr-1.js' },
    'src/identity/locales/fr.po': { file: 'assets/fr-2.js' },
  }
  const french = preloadTexts(html, manifest, 'fr')
  expect(french).toContain('<link rel="modulepreload" href="/assets/fr-1.js"/></head>')
  expect(french).not.toContain('en-1.js')
  expect(french).not.toContain('fr-2.js')
})
