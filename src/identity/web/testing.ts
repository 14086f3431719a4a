/** For tests only: screens of this row in a browser that talks to a stand-in over real HTTP. */
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import { createElement, type ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { toastStore } from '#platform/web/ui/toast-store.ts'
import type { User } from '../contract.ts'

export const claire: User = {
  id: '01930000-0000-7000-8000-000000000101',
  username: 'claire.laurent',
  email: 'claire.laurent@atelier-lumiere.example',
  name: 'Claire Laurent',
  companyName: 'Atelier Lumière',
  companyId: 'QB-7F3K2M9D',
  role: 'customer',
  orgRole: 'owner',
  emailVerified: true,
  language: 'en',
}

// A busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 })
i18n.loadAndActivate({ locale: 'en', messages: {} })

/** Opens a page of these: an address and what is drawn there. */
export function visit(path: string, client: QueryClient, pages: Readonly<Record<string, ReactElement>>) {
  const routes = Object.entries(pages).map(([route, element]) => ({ path: route, element }))
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const page = createElement(RouterProvider, { router })
  const asking = createElement(QueryClientProvider, { client }, page)
  render(createElement(I18nProvider, { i18n }, asking))
  return router
}

/** What was told by messages, newest first. */
export const told = () =>
  toastStore
    .list()
    .filter(({ open }) => open)
    .map(({ title, description, variant }) => ({ title, ...(description ? { description } : {}), variant }))

export function forgetTold(): void {
  for (const { id } of toastStore.list()) toastStore.dismiss(id)
}
