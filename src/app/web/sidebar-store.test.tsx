// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setDrawerOpen, toggleDrawer, useDrawerOffered, useDrawerOpen, useOfferDrawer } from './sidebar-store.ts'

afterEach(() => {
  cleanup()
  setDrawerOpen(false)
})

test('the button toggles the drawer that the layout draws', () => {
  const { result } = renderHook(useDrawerOpen)
  act(toggleDrawer)
  expect(result.current).toBe(true)
  act(toggleDrawer)
  expect(result.current).toBe(false)
})

test('a layout that leaves takes its open drawer along', () => {
  const offered = renderHook(useDrawerOffered)
  const open = renderHook(useDrawerOpen)
  const layout = renderHook(useOfferDrawer)
  act(toggleDrawer)
  expect([offered.result.current, open.result.current]).toEqual([true, true])
  act(() => layout.unmount())
  expect([offered.result.current, open.result.current]).toEqual([false, false])
})
