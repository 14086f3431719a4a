import { AxeBuilder } from '@axe-core/playwright'
import { routes } from './routes.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } })

    for (const { name, path, as } of routes) {
      test(`${name} has no serious accessibility fault`, async ({ page }) => {
        if (as) await signIn(page, as)
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        const { violations } = await new AxeBuilder({ page }).analyze()
        const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        const report = serious.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        )
        expect(report).toEqual([])
      })
    }
  })
}
