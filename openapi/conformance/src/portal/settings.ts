import { asArray, asObject, type Json, type JsonObject } from '@switchboard/oas/document'
import type { Context, ReceivedResponse } from '../engine/context/context.ts'
import type { Contexts } from '../engine/context/contexts.ts'
import { operationNamed } from '../engine/contract/contract.ts'
import { mediaOf } from '../engine/http/write-request.ts'
import type { Rule } from '../engine/rules/rule.ts'

interface Setting {
  readonly read: string
  readonly write: string
  /** The write that restores the values read. */
  readonly body: (data: Json | undefined) => JsonObject
}

const some = (data: Json | undefined, names: readonly string[]): JsonObject =>
  Object.fromEntries(names.map((name) => [name, asObject(data)[name] ?? null]))

/** A test account's settings, which generated requests change. */
const settings: readonly Setting[] = [
  {
    read: 'getProfile',
    write: 'updateProfile',
    body: (data) => some(data, ['firstname', 'lastname', 'company']),
  },
  {
    read: 'getNotificationPreferences',
    write: 'updateNotificationPreferences',
    body: (data) => ({
      preferences: asArray(data).map((one) => some(one, ['kind', 'in_app', 'mail'])) as Json[],
    }),
  },
  {
    read: 'getWalletThreshold',
    write: 'updateWalletThreshold',
    body: (data) => some(data, ['threshold1']),
  },
]

const rule: Rule = {
  id: 'run/settings',
  title: 'The test account’s settings are restored',
  phase: 'reachability',
  needs: [],
  run: async () => [],
}

/** Reads how the test account is set, and answers what sets it so again. */
export async function rememberSettings(contexts: Contexts): Promise<() => Promise<void>> {
  const context = contexts.of(rule)
  const { accounts, isReadOnly, isMock, operations } = context
  if (isReadOnly || isMock || !accounts.has('user')) return async () => {}
  const changed = settings.filter(({ write }) => operations.some(({ id }) => id === write))
  const remembered = await Promise.all(
    changed.map(async ({ read, write, body }) => {
      const response = await asFarAsGoes(context.call(read, { as: 'user' }))
      return { write, body: response?.status === 200 ? body(asObject(response.body).data) : undefined }
    }),
  )
  return async () => {
    for (const { write, body } of remembered)
      if (body && isTaken(context, write, body)) await asFarAsGoes(context.call(write, { as: 'user', body }))
  }
}

/** A backend that cannot even be read is told of by the rules. */
const asFarAsGoes = (call: Promise<ReceivedResponse>): Promise<ReceivedResponse | undefined> =>
  call.catch(() => undefined)

function isTaken({ schemas, contract }: Context, write: string, body: JsonObject): boolean {
  const schema = mediaOf(operationNamed(contract, write))?.schema
  return schema !== undefined && schemas.by(schema, body).length === 0
}
