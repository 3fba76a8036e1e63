import type { Target } from '../../modules/upstreams/repo.ts'

/**
 * In the order in which they are tried: each comes first in proportion to its weight (Efraimidis and Spirakis, 2006), and those with
 * weight 0 last. `random` gives numbers from 0 to below 1.
 */
export function orderTargets(targets: readonly Target[], random: () => number): readonly Target[] {
  if (targets.length === 1) return targets
  return targets
    .map((target) => ({ target, rank: target.weight === 0 ? -1 : random() ** (1 / target.weight) }))
    .sort((one, other) => other.rank - one.rank)
    .map(({ target }) => target)
}
