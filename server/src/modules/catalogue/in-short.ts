import type { components } from '@switchboard/sdk'

type Schemas = components['schemas']

const mostChanges = 100
const longestText = 500

/** Releases as the version's own answer has them: a sentence each, without links. */
export const inShort = (releases: readonly Schemas['ChangelogRelease'][]): Schemas['ApiRelease'][] =>
  releases.map(({ full_version, released_on, compared_with, changes }) => ({
    full_version,
    released_on,
    changes: changes.length > 0 ? changes.slice(0, mostChanges).map(sentence) : [nothing(compared_with)],
  }))

const nothing = (comparedWith: string | null): Schemas['ApiChange'] =>
  comparedWith === null
    ? { kind: 'ADDED', breaking: false, text: 'First version.' }
    : { kind: 'CHANGED', breaking: false, text: 'Texts and examples only.' }

function sentence({ kind, breaking, text, operations, operations_total }: Schemas['ChangelogEntry']) {
  const [first] = operations
  const where = operations_total > 1 ? `${operations_total} operations` : (first?.summary ?? '')
  return { kind, breaking, text: `${where}: ${text}`.slice(0, longestText) }
}
