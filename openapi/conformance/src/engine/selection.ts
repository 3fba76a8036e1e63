import type { Operation } from './contract/contract.ts'
import { CouldNotRun } from './could-not-run.ts'
import type { Options } from './options.ts'
import type { Rule } from './rules/rule.ts'

export interface Selection {
  readonly rules: readonly Rule[]
  readonly operations: readonly Operation[]
}

interface All {
  readonly rules: readonly Rule[]
  readonly operations: readonly Operation[]
}

/**
 * The selection by `--only` and `--skip`. A glob that fits rules chooses among rules, one that fits operations among
 * operations; a rule that names its operations runs if one of them is chosen.
 */
export function selected(
  { rules, operations }: All,
  { only, skip }: Pick<Options, 'only' | 'skip'>,
): Selection {
  const globs = (texts: readonly string[]) => texts.map((text) => ({ text, fits: globOf(text) }))
  const [included, unwanted] = [globs(only), globs(skip)]
  for (const { text, fits } of [...included, ...unwanted]) {
    if (!rules.some(({ id }) => fits(id)) && !operations.some(({ id }) => fits(id)))
      throw new CouldNotRun(`${text} matches no rule or operation.`)
  }
  const choose = <Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] => {
    const relevant = included.filter(({ fits }) => items.some(({ id }) => fits(id)))
    return items.filter(
      ({ id }) =>
        (relevant.length === 0 || relevant.some(({ fits }) => fits(id))) &&
        !unwanted.some(({ fits }) => fits(id)),
    )
  }
  const chosen = choose(operations)
  const isNarrowed = included.some(({ fits }) => operations.some(({ id }) => fits(id)))
  return {
    operations: chosen,
    rules: choose(rules).filter(
      (rule) =>
        !isNarrowed ||
        !rule.operations ||
        rule.operations.some((name) => chosen.some(({ id }) => id === name)),
    ),
  }
}

function globOf(text: string): (name: string) => boolean {
  const pattern = text.replace(/[\\^$.|?+()[\]{}]/g, '\\$&').replaceAll('*', '.*')
  const whole = new RegExp(`^${pattern}$`, 'i')
  return (name) => whole.test(name)
}
