/** Packages that stay at an older version: docs/decisions/0008-tools-held-back.md says why. */
export const heldBack: readonly string[] = [
  '@chakra-ui/react',
  '@types/node',
  'eventsource-parser',
  'node',
  'typescript',
]

/** Of one package, as `npm outdated --json` has it. */
export interface PackageVersions {
  readonly current?: string
  /** The newest that the range in package.json takes. */
  readonly wanted: string
  /** The registry's `latest` tag, which may be older than the installed version. */
  readonly latest: string
}

/** Packages that are to be raised, each as `name current → newer`. A workspace of several may have a list. */
export function outdatedPackages(
  outdated: Readonly<Record<string, PackageVersions | readonly PackageVersions[]>>,
): readonly string[] {
  return Object.entries(outdated).flatMap(([name, versions]) => {
    const lines = [versions].flat().flatMap(({ current = '0', wanted, latest }) => {
      const newest = heldBack.includes(name) || isNewer(wanted, latest) ? wanted : latest
      return isNewer(newest, current) ? [`${name} ${current} → ${newest}`] : []
    })
    return [...new Set(lines)]
  })
}

const isNewer = (one: string, other: string): boolean => one.localeCompare(other, 'en', { numeric: true }) > 0
