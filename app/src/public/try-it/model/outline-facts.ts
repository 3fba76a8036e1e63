import { isFileBody, isJson, type TestDatum, type TestGroup, testGroups } from '@switchboard/oas/request'
import { resolve, writeJson } from '@switchboard/oas/schema'
import type { ReferenceOperation } from '../types.ts'

type Described = Pick<ReferenceOperation, 'inputs' | 'body' | 'test_data' | 'schemas'>

interface HeldGroup extends TestGroup {
  /** The value that the form begins with. */
  readonly held: TestDatum | undefined
}

interface OutlineFacts {
  readonly groups: readonly HeldGroup[]
  /** The media type of the body; empty for an operation without one. */
  readonly type: string
  /** The body as it is written; null where files are chosen, fields filled in, or nothing is sent. */
  readonly text: string | null
  readonly isFile: boolean
  /** Fields of a form. */
  readonly fields: readonly string[]
  /** Examples to start with, the first one selected. */
  readonly examples: readonly string[]
}

/**
 * The console's initial state, as far as the document states it. Values that its schemas would have to generate need
 * ten times the code, which comes with the console.
 */
export function outlineFacts({ inputs, body, test_data, schemas }: Described): OutlineFacts {
  const content = body?.content.find(({ type }) => isJson(type)) ?? body?.content[0]
  const [first] = content?.examples ?? []
  const type = content?.type ?? ''
  const isFile = content !== undefined && isFileBody(content, schemas)
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)
  const fields =
    isForm && content?.schema ? Object.keys(resolve(content.schema, schemas).node.properties ?? {}) : []
  const written = content && !isFile && !isForm ? textOf(first?.value) : null

  const holds = (group: TestGroup, datum: TestDatum): boolean => {
    if (group.at.startsWith('#'))
      return first === undefined || writeJson(first.value).includes(JSON.stringify(datum.value))
    const input = inputs.find(({ name }) => name === group.name)
    return input?.required === true && (input.example ?? datum.value) === datum.value
  }
  return {
    groups: testGroups(test_data).map((group) => {
      const usualFirst = group.data.toSorted(
        (a, b) => Number(a.outcome.status >= 300) - Number(b.outcome.status >= 300),
      )
      return { ...group, held: usualFirst.find((datum) => holds(group, datum)) }
    }),
    type,
    text: written,
    isFile,
    fields,
    examples: content?.examples.map(({ name, summary }) => summary || name) ?? [],
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : writeJson(value ?? {}, 2))
