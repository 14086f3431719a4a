import { Trans, useLingui } from '@lingui/react/macro'
import { generatePath, useMatches, useParams } from 'react-router'
import { PageHead } from '#platform/web/page-head.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyBerth } from '#platform/web/ui/empty.tsx'
import { PageTitle } from '#platform/web/ui/ligne.tsx'
import { wordsOf } from '../route-words.ts'
import { addedRoutes, canonicalOf, type SpecifiedRoute, specifiedRoutes } from '../routes-of-specification.ts'
import './texts.ts'

const known = new Map([...specifiedRoutes, ...addedRoutes].map((route) => [route.path, route]))

/** src/routes.ts gives each of these routes its path as its id. */
function useRoute(): SpecifiedRoute | undefined {
  const matches = useMatches()
  return known.get(matches.at(-1)?.id ?? '')
}

/** A page of the specification that is not built yet (src/app/screens-to-come.ts): its name, and nothing pretended. */
export default function ComingPage() {
  const { i18n } = useLingui()
  const route = useRoute()
  const params = useParams()
  const words = route && wordsOf(route)
  if (!words) return null
  const language = i18n.locale === 'fr' ? 'fr' : 'en'
  const title = words.title[language]
  return (
    <>
      <PageHead
        title={`${title} · Quai`}
        description={words.description[language]}
        canonical={generatePath(canonicalOf(route), params) as `/${string}`}
      />
      {/* There is nothing to find here yet. */}
      <meta name="robots" content="noindex" />
      <PageTitle title={title} />
      <div className="flex flex-col items-start gap-6 py-8">
        <EmptyBerth />
        <p className="text-16 text-muted">
          <Trans>This part of Quai is not built yet.</Trans>
        </p>
        <WayOn isPublic={route.group === 'public'} />
      </div>
    </>
  )
}

function WayOn({ isPublic }: { isPublic: boolean }) {
  return isPublic ? (
    <ButtonLink to="/" look="secondary">
      <Trans>Go to the home page</Trans>
    </ButtonLink>
  ) : (
    <ButtonLink to="/settings" look="secondary">
      <Trans>Go to your settings</Trans>
    </ButtonLink>
  )
}
