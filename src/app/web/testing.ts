/** For tests only: a part of the frame at an address, with somebody signed in or nobody, and a server that answers. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { getUser, type User } from '#identity/contract.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

export function drawAt(path: string, part: ReactNode, client: QueryClient, user?: User | null) {
  if (user !== undefined) client.setQueryData([getUser.path], user)
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [path] })
  const page = createElement(RouterProvider, { router })
  render(createElement(I18nProvider, { i18n }, createElement(QueryClientProvider, { client }, page)))
  return router
}

/** jsdom has no matchMedia; this one knows one width. */
export function beWide(width: number): void {
  window.matchMedia = (query) => {
    const limit = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0)
    return Object.assign(new EventTarget(), { matches: width <= limit, media: query }) as unknown as MediaQueryList
  }
}
