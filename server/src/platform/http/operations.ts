import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { Authenticate } from './authenticate.ts'
import { type Operation, operationsOf, readBundle } from './contract.ts'
import { createEndpoint } from './endpoint.ts'
import type { Handler } from './handler.ts'
import { FormPlaces } from './multipart.ts'
import type { RequireProof } from './require-proof.ts'
import { RunningExports } from './running-exports.ts'
import type { HoldMembership } from './team-role.ts'
import type { Turns } from './turns.ts'
import { createValidations, type Validation } from './validation.ts'

interface Service {
  readonly contract: 'portal' | 'content'
  /** Prefix of its addresses. */
  readonly prefix: string
  readonly handlers: Readonly<Record<string, Handler>>
  readonly authenticate: Authenticate
  readonly requireProof: RequireProof
  readonly holdMembership: HoldMembership
  readonly turns: Turns
  readonly networkTurns: Turns
  /** Checks each response before it is sent: a violation is a 500. */
  readonly validateAnswers: boolean
  readonly onAnswer: (operation: string, status: number) => void
}

/** A route for every operation of a contract, each with the handler of its operationId. */
export function serveOperations(app: FastifyInstance, context: AppContext, service: Service): void {
  const operations = checkedOperations(service.contract)
  const runningExports = new RunningExports(context.settings)
  const formPlaces = new FormPlaces()
  const complete = completeHandlers([...operations.keys()], service.handlers)
  for (const [operation, validation] of operations) {
    const handler = complete(operation.id)
    const endpoint = createEndpoint({
      operation,
      handler,
      validation,
      context,
      authenticate: service.authenticate,
      requireProof: service.requireProof,
      holdMembership: service.holdMembership,
      runningExports,
      turns: service.turns,
      networkTurns: service.networkTurns,
      formPlaces,
      validateAnswers: service.validateAnswers,
    })
    app.route({
      method: operation.method,
      url: service.prefix + operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: endpoint,
      ...(operation.maxJsonValues && { config: { maxJsonValues: operation.maxJsonValues } }),
      // Never personal data: the size of a compressed response reveals its content.
      ...(operation.method === 'GET' && operation.access === 'public' && { compress: {} }),
      ...(service.validateAnswers && {
        preSerialization: async (_request, reply, payload) => {
          validation.response(reply.statusCode, payload)
          return payload
        },
      }),
      onResponse: async (_request, reply) => service.onAnswer(operation.id, reply.statusCode),
    })
  }
}

const compiled = new Map<Service['contract'], ReadonlyMap<Operation, Validation>>()

/** Read once in a process, and checks compiled once: they are the same for every server. */
function checkedOperations(contract: Service['contract']): ReadonlyMap<Operation, Validation> {
  const known = compiled.get(contract)
  if (known) return known
  const bundle = readBundle(contract)
  const validate = createValidations(bundle)
  const checked = new Map(operationsOf(bundle).map((operation) => [operation, validate(operation)]))
  compiled.set(contract, checked)
  return checked
}

/** The handler of each operation. Throws when contract and handlers do not name the same operations. */
export function completeHandlers(
  operations: readonly Operation[],
  handlers: Readonly<Record<string, Handler>>,
): (id: string) => Handler {
  const inContract = new Set(operations.map(({ id }) => id))
  const wrong = [
    ...[...inContract].filter((id) => !(id in handlers)).map((id) => `${id} has no handler`),
    ...Object.keys(handlers)
      .filter((id) => !inContract.has(id))
      .map((id) => `${id} is not in the contract`),
  ]
  if (wrong.length > 0) throw new Error(`Contract and handlers differ: ${wrong.join('; ')}.`)
  return (id) => handlers[id] as Handler
}
