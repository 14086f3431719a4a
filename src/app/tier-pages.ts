/** Which page a cluster tier of the footer leads to, by the words of its name (specification, section 2, "Footer"). */
export const clusterTypes = ['blue', 'red', 'green', 'data', 'ai', 'sandbox', 'orange'] as const
export type ClusterType = (typeof clusterTypes)[number]

/** In the order of the specification: the first keyword that fits decides. */
const keywords: readonly (readonly [ClusterType, readonly string[]])[] = [
  ['blue', ['blue', 'standard']],
  ['red', ['red', 'enterprise']],
  ['green', ['green', 'economy']],
  ['data', ['data']],
  ['ai', ['ai', 'ml', 'violet']],
  ['sandbox', ['sandbox', 'gray']],
  ['orange', ['dev', 'test', 'orange']],
]

/** A keyword counts where a word begins: "Development" is a dev tier, "Shared" is not a red one. */
export function clusterTypeOf(name: string): ClusterType {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const fits = (keyword: string) => words.some((word) => word.startsWith(keyword))
  return keywords.find(([, list]) => list.some(fits))?.[0] ?? 'blue'
}

export const pageOfTier = (name: string): string => `/cluster-types/${clusterTypeOf(name)}`

/** "Standard (Blue)" is shown as "Standard"; what would leave nothing stays as it is. */
export function shownName(name: string): string {
  const stripped = name.replace(/\s*\([^()]*\)\s*$/, '').trim()
  return stripped || name
}

export type Tier = { readonly id: string | number; readonly name: string }

/** Shown while the list is empty or has not come. */
export const fallbackTiers: readonly string[] = [
  'Standard (Blue)',
  'Enterprise (Red)',
  'Economy (Green)',
  'Data Analytics',
  'AI/ML (Violet)',
  'Dev/Test (Orange)',
  'Sandbox (Gray)',
]

/** The answer of the server, or nothing when it is not a list of tiers. */
export function tiersIn(answer: unknown): readonly Tier[] {
  if (!Array.isArray(answer)) return []
  return answer.filter(
    (tier: unknown): tier is Tier =>
      typeof tier === 'object' && tier !== null && 'id' in tier && 'name' in tier && typeof tier.name === 'string',
  )
}

export type FooterTier = { readonly key: string; readonly name: string; readonly to: string }

export function footerTiers(tiers: readonly Tier[]): readonly FooterTier[] {
  if (tiers.length === 0) return fallbackTiers.map((name) => ({ key: name, name, to: pageOfTier(name) }))
  return tiers.map(({ id, name }) => ({ key: String(id), name: shownName(name), to: pageOfTier(name) }))
}
