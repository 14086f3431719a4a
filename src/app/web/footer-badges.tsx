import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Shape } from '#platform/web/ui/shape.tsx'

/**
 * Specification, section 1, "Footer badges". No evidence is recorded for any of them, so they stand with the hollow mark
 * of a commitment and lead to the page that says so.
 */
export function FooterBadges() {
  const { t } = useLingui()
  const badges = [
    { slug: 'open', name: t`Open` },
    { slug: 'enterprise-ready', name: t`Enterprise Ready` },
    { slug: 'gdpr-compliant', name: t`GDPR Compliant` },
    { slug: 'hds-certified', name: t`HDS Certified` },
    { slug: 'data-sovereignty', name: t`Data Sovereignty` },
    { slug: 'cispe-compliant', name: t`CISPE Compliant` },
  ]
  return (
    <div className="mt-4">
      <p id="footer-commitments" className="text-12">
        <Trans>Our commitments. No certificate is recorded.</Trans>
      </p>
      <ul aria-labelledby="footer-commitments" className="mt-2 flex flex-wrap gap-2">
        {badges.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              to={`/trust/${slug}`}
              className="inline-flex min-h-6 items-center gap-1.5 rounded-tag bg-sunken px-2 font-medium text-12 hover:text-ink hover:underline pointer-coarse:min-h-9"
            >
              <Shape kind="off" size={10} />
              <span>
                {name}
                <span className="sr-only">
                  <Trans>, a commitment</Trans>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
