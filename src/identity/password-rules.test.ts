import { beforeAll, expect, test } from 'vitest'
import { loadPasswordJudge, type PasswordJudge } from './password-rules.ts'

let judge: PasswordJudge
beforeAll(async () => {
  judge = await loadPasswordJudge()
})
const personal = ['Claire Laurent', 'claire.laurent@atelier-lumiere.example', 'Atelier Lumière']
const why = (password: string) => judge(password, personal).refusal?.en ?? 'accepted'

test.each([
  ['elevenchars', /at least 12/],
  ['', /at least 12/],
  ['x'.repeat(129), /at most 128/],
  ['passwordpassword', /mostly/],
  ['bonjourbonjour', /Repeated/],
  ['aaaaaaaaaaaaaaaaaaaa', /Repeated/],
  ['azertyuiop123', /Rows of keys/],
  ['abcdefghijklm', /Rows of keys/],
  ['iloveyou123456', /close to a password/],
  ['motdepasse1234', /mostly/],
  ['ClaireLaurent1', /mostly/],
  ['Claire2026!!', /mostly/],
  ['Atelier-Lumière', /mostly/],
  ['QuaiQuaiQuai12', /mostly/],
  ['kubernetes-cluster', /mostly/],
])('%s is refused: %s', (password, reason) => expect(why(password)).toMatch(reason))

test.each([
  'correct horse battery staple',
  'quai-development-harbour',
  'lumière du port ancien',
  'thunder marmot quai 42',
  'xK9#mP2$vL5q',
  '雨の日に港で船を待つ私たち',
  'x7Jq pR2m x7Jq pR2m the last wagon',
])('%s is accepted', (password) => expect(why(password)).toBe('accepted'))

test('every reason is said in French too', () => {
  for (const password of [
    'short',
    'bonjourbonjour',
    'azertyuiop123',
    'iloveyou123456',
    'ClaireLaurent1',
    'x'.repeat(129),
  ]) {
    const text = judge(password, personal).refusal
    expect(text?.fr).not.toBe(text?.en)
    expect(text?.fr.length).toBeGreaterThan(20)
  }
})

test('judging the longest allowed password does not stop the process', () => {
  const begin = performance.now()
  judge('aB3$'.repeat(32), personal)
  expect(performance.now() - begin).toBeLessThan(2_000)
})
