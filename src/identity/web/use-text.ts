import { useLingui } from '@lingui/react/macro'
import type { Text } from '#platform/text.ts'

/** Reads a shared sentence, such as the reason of a rule, in the language of the page. */
export function useText(): (text: Text | undefined) => string | undefined {
  const { i18n } = useLingui()
  return (text) => text?.[i18n.locale === 'fr' ? 'fr' : 'en']
}
