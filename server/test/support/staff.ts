import { sql } from 'kysely'
import { demoPassword } from '../../src/seed/personas.ts'
import type { TestServer } from './server.ts'

let count = 0

/** A new administrator with these roles, like Iris but for them. */
async function addStaff({ db }: Pick<TestServer, 'db'>, roles: readonly string[]) {
  count += 1
  const id = `usr_staff${count}`
  const email = `staff${count}@switchboard.example`
  await sql`
    INSERT INTO users SELECT (jsonb_populate_record(users, ${JSON.stringify({ id, email })}::jsonb)).*
    FROM users WHERE id = 'usr_iris9A'`.execute(db)
  if (roles.length > 0)
    await sql`INSERT INTO staff (user_id, roles, added_at) VALUES (${id}, ${[...roles]}, now())`.execute(db)
  return { id, email }
}

/** The access token of one. */
export async function signInStaff(server: TestServer, roles: readonly string[]): Promise<string> {
  const { email } = await addStaff(server, roles)
  const body = { email, password: demoPassword }
  const { body: answer } = await server.ask('POST', '/portal-api/login', { body })
  return (answer as { data: { access_token: string } }).data.access_token
}

export interface ServiceAccount {
  readonly service_account_id: string
  readonly service_key: string
  readonly keys: readonly { readonly key_id: string; readonly grace_ends_at: string | null }[]
}

/** A service account that an owner creates, for a day without another end. */
export async function createServiceAccount(
  server: TestServer,
  { token, ...more }: Readonly<Record<string, unknown>> & { readonly token: string },
): Promise<ServiceAccount> {
  const expires_at = new Date(server.parts.clock().getTime() + 86_400_000).toISOString()
  const body = { name: 'Release pipeline', roles: ['PUBLISHER'], expires_at, ...more }
  const response = await server.ask('POST', '/portal-api/api/admin/service-accounts', { token, body })
  if (response.status !== 201) throw new Error(`No service account: ${JSON.stringify(response.body)}`)
  return (response.body as unknown as { data: ServiceAccount }).data
}
