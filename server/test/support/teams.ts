import { sql } from 'kysely'
import { mailedToken } from './mailed.ts'
import type { TestServer } from './server.ts'

export const mara = 'usr_mara3K'

/** Calls of teams, as somebody. */
export function teamCalls(server: TestServer) {
  const post = (token: string | undefined, path: string, body?: unknown) =>
    server.ask('POST', `/portal-api/api/team/${path}`, { token, body })
  return {
    post,
    async read(token: string) {
      const { body } = await server.ask('GET', '/portal-api/api/team', { token })
      return body.data
    },
    profile: async (token: string) =>
      (await server.ask('GET', '/portal-api/api/profile', { token })).body.data,
    tokenOf: async (persona: string): Promise<string> => (await server.signIn(persona)).access_token,
    /** The token of the link that was mailed. */
    async invite(owner: string, email: string, role = 'DEVELOPER'): Promise<string> {
      // One inbox gets few invitations.
      await sql`DELETE FROM mail_turns`.execute(server.db)
      const { status, body } = await post(owner, 'invitations', { email, role })
      if (status !== 201) throw new Error(`${email} could not be invited: ${JSON.stringify(body)}`)
      return mailedToken(server, email)
    },
    accept: (token: string, invitation_token: string) => post(token, 'accept', { invitation_token }),
  }
}
