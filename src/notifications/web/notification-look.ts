/** What a notification's type looks and sounds like: the shape for the eye, the word for those who hear the page. */
import { useLingui } from '@lingui/react/macro'
import type { ShapeKind } from '#platform/web/ui/shape.tsx'

const shapes: Readonly<Record<string, ShapeKind>> = { success: 'ok', warning: 'warn', error: 'fail', system: 'off' }

/** Specification, section 3: "success, warning, error, system; anything else means info". */
export const shapeOf = (type: string): ShapeKind => (Object.hasOwn(shapes, type) ? shapes[type] : undefined) ?? 'run'

export function useTypeWord(): (type: string) => string {
  const { t } = useLingui()
  const words: Readonly<Record<ShapeKind, string>> = {
    ok: t`Success`,
    warn: t`Warning`,
    fail: t`Error`,
    off: t`System`,
    run: t`Information`,
  }
  return (type) => words[shapeOf(type)]
}
