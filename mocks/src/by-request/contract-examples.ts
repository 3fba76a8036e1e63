import { asArray, asObject, atPointer, isObject, type JsonObject } from '../json.ts'

/** Inputs of a request, by name: query, path, and the top level of a JSON body. */
export type Inputs = Readonly<Record<string, unknown>>

/** A response that the contract shows, and the requests that it answers. */
export interface NamedExample {
  readonly status: number
  readonly name: string
  readonly value: unknown
  /** The persona whose response it is: an example named after a persona belongs to that persona. */
  readonly persona: string | undefined
  /** `x-when`: inputs that the request must have. */
  readonly when: Inputs
}

export interface Persona {
  readonly id: string
  readonly email: string
  readonly role: 'USER' | 'ADMIN'
  /** The persona for whose account this one acts, and in which role. */
  readonly account?: string
  readonly team_role?: string
}

export interface OperationExamples {
  readonly id: string
  readonly examples: readonly NamedExample[]
  readonly roles: readonly string[]
  /** Team roles that can call it for the account; undefined for operations that concern only the caller. */
  readonly teamRoles: readonly string[] | undefined
  /** `x-rows` of its parameters: which rows a value keeps, by the values that a field of theirs may have. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, RowCondition>>>>
}

export type RowCondition = Readonly<Record<string, readonly unknown[]>>

/** The examples of a contract, and the requests that each of them answers. */
export interface ContractExamples {
  /** By method and path template: `GET /api/profile`. */
  readonly operations: ReadonlyMap<string, OperationExamples>
  /** `x-personas`, in their order; the first is whom a request without a known token comes from. */
  readonly personas: Readonly<Record<string, Persona>>
  /** `x-identifiers`: inputs that name one thing. A request that names a thing which no example shows gets the 404. */
  readonly identifiers: readonly string[]
  /** By identifier, every thing that any example shows. */
  readonly known: ReadonlyMap<string, ReadonlySet<string>>
  /** The persona in whose response each token was handed out. */
  readonly tokens: ReadonlyMap<string, string>
}

interface OperationAddress {
  /** In whichever case. */
  readonly method: string
  /** The template: `/api/users/{id}`. */
  readonly path: string
}

const keyOf = ({ method, path }: OperationAddress) => `${method.toUpperCase()} ${path}`

/** The examples of an operation, by its address; undefined for one that the contract does not hold. */
export const operationAt = (
  { operations }: ContractExamples,
  address: OperationAddress,
): OperationExamples | undefined => operations.get(keyOf(address))

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** Reads the examples of a document and its rules for choosing among them (mocks/README.md). */
export function readContractExamples(document: JsonObject): ContractExamples {
  const personas = asObject(document['x-personas']) as Readonly<Record<string, Persona>>
  const identifiers = asArray(document['x-identifiers']).map(String)
  const follow = (node: unknown): JsonObject => {
    const reference = asObject(node).$ref
    return asObject(typeof reference === 'string' ? atPointer(document, reference) : node)
  }

  const operations = new Map<string, OperationExamples>()
  const tokens = new Map<string, string>()
  for (const [path, item] of Object.entries(asObject(document.paths))) {
    for (const [method, operation] of Object.entries(asObject(item))) {
      if (!methods.has(method)) continue
      const examples = Object.entries(asObject(asObject(operation).responses)).flatMap(([status, response]) =>
        examplesOf(status, follow(response), personas),
      )
      const { operationId, 'x-roles': roles, 'x-team-roles': teamRoles } = asObject(operation)
      operations.set(keyOf({ method, path }), {
        id: String(operationId),
        examples,
        roles: asArray(roles).map(String),
        teamRoles: Array.isArray(teamRoles) ? teamRoles.map(String) : undefined,
        rows: rowsOf(asArray(asObject(operation).parameters).map(follow)),
      })
      for (const { persona, value } of examples) {
        if (persona) for (const token of tokensIn(value)) tokens.set(token, persona)
      }
    }
  }
  const successes = [...operations.values()].flatMap(({ examples }) =>
    examples.filter(({ status }) => status < 300),
  )
  const known = new Map(identifiers.map((identifier) => [identifier, shownBy(successes, identifier)]))
  return { operations, personas, identifiers, known, tokens }
}

function shownBy(examples: readonly NamedExample[], identifier: string): ReadonlySet<string> {
  const field = fieldOf(identifier)
  const values = new Set<string>()
  const collect = (node: unknown): void => {
    if (Array.isArray(node)) for (const item of node) collect(item)
    if (!isObject(node)) return
    if (typeof node[field] === 'string') values.add(node[field])
    for (const inner of Object.values(node)) collect(inner)
  }
  for (const { value, when } of examples) {
    collect(value)
    collect(when)
  }
  return values
}

/** The field of a response that an input is named after: `transaction_id` for `transactionId`. */
export const fieldOf = (input: string): string =>
  input.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const rowsOf = (parameters: readonly JsonObject[]): OperationExamples['rows'] =>
  Object.fromEntries(parameters.flatMap(({ name, 'x-rows': rows }) => (isObject(rows) ? [[name, rows]] : [])))

function examplesOf(
  status: string,
  response: JsonObject,
  personas: Readonly<Record<string, Persona>>,
): NamedExample[] {
  return Object.values(asObject(response.content)).flatMap((content) =>
    Object.entries(asObject(asObject(content).examples)).map(([name, example]) => {
      const { persona = name in personas ? name : undefined, ...when } = asObject(asObject(example)['x-when'])
      const { value } = asObject(example)
      // An example of `default` says itself which status it stands for.
      const own = status === 'default' ? asObject(value).status : status
      return { status: Number(own), name, value, persona: persona as string | undefined, when }
    }),
  )
}

function tokensIn(value: unknown): string[] {
  const data = asObject(asObject(value).data)
  return Object.entries(data).flatMap(([name, token]) =>
    name.endsWith('_token') && typeof token === 'string' ? [token] : [],
  )
}
