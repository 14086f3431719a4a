import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Shape } from '#platform/web/ui/shape.tsx'
import { Tooltip } from '#platform/web/ui/tooltip.tsx'
import { useEndpoint } from '#platform/web/use-endpoint.ts'
import { getSystemStatus } from '../contract.ts'

/** Section 2: 'collapsed state shows a "System Status: Healthy" indicator'; it says what the parts of Quai answer. */
export function SidebarStatus() {
  const { t } = useLingui()
  const { data, error } = useEndpoint(getSystemStatus, {}, { refetchInterval: 30_000 })
  if (!data && !error) return null
  const shown = error ? 'unknown' : data?.status === 'healthy' ? 'healthy' : 'degraded'
  const words = {
    healthy: t`System Status: Healthy`,
    degraded: t`System Status: Degraded`,
    unknown: t`System Status: Unknown`,
  }
  const marks = {
    healthy: { kind: 'ok', colour: 'text-success' },
    degraded: { kind: 'warn', colour: 'text-warning' },
    unknown: { kind: 'off', colour: 'text-muted' },
  } as const
  const { kind, colour } = marks[shown]
  return (
    <Tooltip text={words[shown]} side="right">
      <Link
        to="/test-service"
        aria-label={words[shown]}
        className={`flex h-9 items-center justify-center rounded-control hover:bg-sunken ${colour}`}
      >
        <Shape kind={kind} />
      </Link>
    </Tooltip>
  )
}
