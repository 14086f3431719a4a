import { expect, test } from 'vitest'
import { copied } from './code-block.tsx'

test('copy takes the code as it is', () => expect(copied({ code: 'a: 1\n  b: 2' })).toBe('a: 1\n  b: 2'))

test('copy takes the commands of a shell session, never prompt or output', () => {
  const code = '$ kubectl get nodes\nNAME   STATUS\nweb-1  Ready\n$ kubectl version'
  expect(copied({ code, syntax: 'shell' })).toBe('kubectl get nodes\nkubectl version')
})

test('a shell script without prompts is copied whole', () => {
  expect(copied({ code: 'curl -s https://quai.example', syntax: 'shell' })).toBe('curl -s https://quai.example')
})
