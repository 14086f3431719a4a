/** Example rows for the page of parts. They are nobody's clusters. */
import type { MachineCounts } from '../ui/mooring.tsx'
import type { ShapeKind } from '../ui/shape.tsx'

export type ExampleCluster = {
  readonly id: string
  readonly name: string
  readonly tier: string
  readonly kind: ShapeKind
  readonly version: string
  readonly machines: MachineCounts
  readonly desired: number
  readonly region: string
  readonly cents: number
  readonly forecastCents: number
}

export const exampleClusters: readonly ExampleCluster[] = [
  {
    id: 'example-1',
    name: 'analytique',
    tier: 'Data Analytics',
    kind: 'warn',
    version: '1.35.2',
    machines: { ok: 11, warn: 1 },
    desired: 12,
    region: 'Marseille',
    cents: 85235,
    forecastCents: 141163,
  },
  {
    id: 'example-2',
    name: 'production-paris',
    tier: 'Standard',
    kind: 'run',
    version: '1.35.2',
    machines: { ok: 5, run: 1 },
    desired: 6,
    region: 'Paris',
    cents: 31903,
    forecastCents: 54978,
  },
  {
    id: 'example-3',
    name: 'recette',
    tier: 'Dev/Test',
    kind: 'ok',
    version: '1.36.3',
    machines: { ok: 3 },
    desired: 3,
    region: 'Frankfurt',
    cents: 3303,
    forecastCents: 5015,
  },
  {
    id: 'example-4',
    name: 'essai-gpu',
    tier: 'AI/ML',
    kind: 'fail',
    version: '1.36.3',
    machines: { fail: 2 },
    desired: 2,
    region: 'Paris',
    cents: 0,
    forecastCents: 19900,
  },
]
