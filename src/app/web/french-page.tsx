import { useEffect } from 'react'
import { chooseLanguage } from '#platform/web/language.ts'

/** Specification, section 2: "/fr (redirects to /)"; whoever comes here wants French. */
export default function FrenchPage() {
  useEffect(() => chooseLanguage('fr', '/'), [])
  return <title>Quai</title>
}
