import type { NamedBy } from './file-graph.ts'

interface Selection {
  readonly tests: readonly string[]
  /** Steps outside the graph of files. */
  readonly steps: readonly string[]
  /** Code that changed and that no test leads to. */
  readonly untested: readonly string[]
}

/** They import everything, but their importers don't depend on all of it. */
const knowsAll =
  /^(?:server\/src\/(?:app|handlers|tasks|main|schedule|jobs)\.ts|app\/src\/(?:(?:(?:public|member|admin)\/)?(?:routes|pages)|app|main|create-app)\.tsx?|sdk\/src\/generated\/.*|.*\/(?:vitest|playwright|vite)\.config\.ts)$/
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const isLong = (file: string) => file.includes('.long.test.')

const stepsOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^openapi\/(?:portal|content)\//, ['drift', 'contract', 'openapi']],
  [/\.md$/, ['links']],
  [/(?:^|\/)package(?:-lock)?\.json$/, ['unused']],
  [/\.(?:tsx?|mjs|css|json)$/, ['lint']],
]

/** The tests that a change may turn red. A test of a page or an operation is reached by its name, not by the list of all of them. */
export function selectTests(changed: readonly string[], graph: NamedBy): Selection {
  const reachedFrom = (file: string) => {
    const reached = new Set([file])
    for (const one of reached) {
      if (one !== file && knowsAll.test(one)) continue
      for (const by of graph.get(one) ?? []) reached.add(by)
    }
    return [...reached].filter((one) => isTest(one) && !isLong(one))
  }
  const byFile = new Map(changed.map((file) => [file, reachedFrom(file)]))
  const tests = [...new Set([...byFile.values()].flat())].sort()
  const steps = stepsOf.filter(([pattern]) => changed.some((file) => pattern.test(file)))
  return {
    tests,
    steps: [...new Set(steps.flatMap(([, names]) => names))],
    untested: changed.filter((file) => /\.tsx?$/.test(file) && byFile.get(file)?.length === 0),
  }
}
