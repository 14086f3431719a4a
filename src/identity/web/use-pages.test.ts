// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePages } from './use-pages.ts'

/** A list of pages a, b, c whose answers know the next one only. */
function list(start?: string) {
  let cursor = start
  const nextOf: Record<string, string | null> = { first: 'b', b: 'c', c: null }
  const { result, rerender } = renderHook(() =>
    usePages(cursor, nextOf[cursor ?? 'first'], (to) => {
      cursor = to
    }),
  )
  const turn = (to: string | null) => {
    act(() => result.current.onPage(to || undefined))
    rerender()
    return cursor
  }
  return {
    next: () => turn(result.current.next),
    back: () => turn(result.current.previous),
    pages: () => result.current,
  }
}

test('forward and back again, page by page', () => {
  const { next, back, pages } = list()
  expect(pages().previous).toBeNull()
  expect([next(), next()]).toEqual(['b', 'c'])
  expect(pages().next).toBeNull()
  expect([back(), back()]).toEqual(['b', undefined])
  expect(pages().previous).toBeNull()
})

test('whoever came by a link to a later page goes back to the first', () => {
  expect(list('c').back()).toBeUndefined()
})
