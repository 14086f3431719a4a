// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { slideTiming, stepOf, useSlide } from './wizard-slide.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const at = (path: string) =>
  renderHook(({ pathname }) => useSlide(pathname, pathname), { initialProps: { pathname: path } })

describe('sections 2 and 4: the slide of the wizard', () => {
  test('0.4 s entry, 0.3 s exit, 20 px', () => {
    expect(slideTiming).toEqual({ entryMs: 400, exitMs: 300, distancePx: 20 })
    const css = readFileSync('src/app/web/wizard-slide.css', 'utf8')
    expect(css).toContain('wizard-enter 0.4s')
    expect(css).toContain('wizard-leave 0.3s')
    expect(css).toContain('--slide-x: 20px')
  })

  test('both names of a step are one step', () => {
    expect(['/configure-cluster', '/clusters/configure'].map(stepOf)).toEqual([0, 0])
    expect(['/cluster-provisioning', '/clusters/provisioning'].map(stepOf)).toEqual([1, 1])
  })

  test('forward from configure to provisioning: the old page leaves, then the new one enters', () => {
    const { result, rerender } = at('/configure-cluster')
    expect(result.current).toMatchObject({ phase: 'still', page: '/configure-cluster' })
    rerender({ pathname: '/cluster-provisioning' })
    expect(result.current).toMatchObject({ phase: 'leaving', direction: 'forward', page: '/configure-cluster' })
    act(() => void vi.advanceTimersByTime(299))
    expect(result.current.phase).toBe('leaving')
    act(() => void vi.advanceTimersByTime(1))
    expect(result.current).toMatchObject({ phase: 'entering', direction: 'forward', page: '/cluster-provisioning' })
  })

  test('backward in reverse', () => {
    const { result, rerender } = at('/clusters/provisioning')
    rerender({ pathname: '/clusters/configure' })
    expect(result.current).toMatchObject({ phase: 'leaving', direction: 'backward' })
    act(() => void vi.advanceTimersByTime(300))
    expect(result.current).toMatchObject({ phase: 'entering', direction: 'backward', page: '/clusters/configure' })
  })
})
