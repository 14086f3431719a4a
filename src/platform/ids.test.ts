import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import { newId } from './ids.ts'

test('an id is a UUID of version 7 that carries its time', () => {
  const at = Date.UTC(2026, 10, 15, 7, 45)
  const id = newId(at)
  expect(z.safeParse(z.uuidv7(), id).success).toBe(true)
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(at)
})

test('ids of later moments sort after those of earlier ones, and no two are equal', () => {
  const ids = Array.from({ length: 1_000 }, (_, index) => newId(1_700_000_000_000 + index))
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(Array.from({ length: 10_000 }, () => newId())).size).toBe(10_000)
})
