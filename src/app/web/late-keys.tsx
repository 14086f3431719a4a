import { Trans } from '@lingui/react/macro'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { withTexts } from '#platform/web/language.ts'
import { TextButton } from '#platform/web/ui/link.tsx'
import { whatIsAsked } from './late-keys-store.ts'

const Palette = lazy(async () => ({ default: (await withTexts(import('./palette.tsx'))).Palette }))
const KeyboardHelp = lazy(async () => ({ default: (await withTexts(import('./keyboard-help.tsx'))).KeyboardHelp }))

type Shown = 'palette' | 'help' | undefined

let shown: Shown
const listeners = new Set<() => void>()
function show(next: Shown): void {
  shown = next
  for (const listener of listeners) listener()
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Listens for the keys and draws what they ask for. Once in the frame. */
export function Keys() {
  const now = useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  )
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const asked = whatIsAsked(event)
      if (!asked) return
      event.preventDefault()
      show(asked === shown ? undefined : asked)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  const close = () => show(undefined)
  return (
    <Suspense>
      {now === 'palette' && <Palette onClose={close} onHelp={() => show('help')} />}
      {now === 'help' && <KeyboardHelp onClose={close} />}
    </Suspense>
  )
}

/** For the footer: whoever has switched the keys off finds the way back here. */
export function KeyboardButton() {
  return (
    <TextButton quiet className="text-muted" onClick={() => show('help')}>
      <Trans>Keyboard shortcuts</Trans>
    </TextButton>
  )
}
