import { expect, test } from 'vitest'
import { shapeOf } from './notification-look.ts'

test('section 3: success, warning, error, system; anything else means info', () => {
  expect(['success', 'warning', 'error', 'system'].map(shapeOf)).toEqual(['ok', 'warn', 'fail', 'off'])
  expect(['info', 'invoice', '', 'constructor'].map(shapeOf)).toEqual(['run', 'run', 'run', 'run'])
})
