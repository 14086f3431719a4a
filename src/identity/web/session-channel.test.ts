import { afterEach, expect, test } from 'vitest'
import { createSessionChannel } from './session-channel.ts'

const tabs: ReturnType<typeof createSessionChannel>[] = []
const openTab = () => {
  const tab = createSessionChannel('quai.session.test')
  tabs.push(tab)
  return tab
}
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
})
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 50))

test('specification, section 4: a logout is told to the other tabs, not to the one that leaves', async () => {
  const [leaving, second, third] = [openTab(), openTab(), openTab()]
  const heard: string[] = []
  leaving.onLogoutElsewhere(() => heard.push('first'))
  second.onLogoutElsewhere(() => heard.push('second'))
  third.onLogoutElsewhere(() => heard.push('third'))
  leaving.announceLogout()
  await aMoment()
  expect(heard.toSorted()).toEqual(['second', 'third'])
})

test('who stopped listening hears nothing', async () => {
  const [leaving, other] = [openTab(), openTab()]
  let heard = 0
  const stop = other.onLogoutElsewhere(() => heard++)
  stop()
  leaving.announceLogout()
  await aMoment()
  expect(heard).toBe(0)
})
