import { cruise, type ICruiseResult } from 'dependency-cruiser'
import rules from '../.dependency-cruiser.mjs'

export interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: string
  readonly comment: string
}

/** Imports below `folders` (relative to `baseDir`) that cross a wall. */
export async function cruiseHouse(
  baseDir: string,
  folders: readonly string[],
): Promise<readonly Violation[]> {
  const { options, forbidden } = rules
  const { enhancedResolveOptions, ...cruiseOptions } = options
  const result = await cruise(
    [...folders],
    { ...cruiseOptions, baseDir, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  )
  const { summary } = result.output as ICruiseResult
  return summary.violations.map(({ from, to, rule }) => ({
    from,
    to,
    rule: rule.name,
    comment: forbidden.find(({ name }) => name === rule.name)?.comment ?? '',
  }))
}

/** Pairs of modules of the server, `importer imported`, as they are. */
export async function importedModules(baseDir: string): Promise<ReadonlySet<string>> {
  const { enhancedResolveOptions, ...cruiseOptions } = rules.options
  const result = await cruise(['server/src/modules'], { ...cruiseOptions, baseDir }, enhancedResolveOptions)
  const moduleOf = (path: string) => /^server\/src\/modules\/([^/]+)\//.exec(path)?.[1]
  const { modules } = result.output as ICruiseResult
  return new Set(
    modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => `${moduleOf(source)} ${moduleOf(resolved)}`),
    ),
  )
}
