import { audit } from '../../platform/db/audit.ts'
import { handler, inTransaction } from '../../platform/http/handler.ts'
import { Problem } from '../../platform/http/problem.ts'
import { noteSecurityChange } from '../accounts/security-version-repo.ts'
import { keepProof } from '../second-factor/repo.ts'
import { describeDevice } from './describe-device.ts'
import { endSessionsOf } from './sessions.ts'
import { listOpenSessions, revokeOpenSessions } from './sessions-repo.ts'

const listSessions = handler<'listSessions'>(async ({ db, clock, user }) => {
  const rows = await listOpenSessions(db, { userId: user.id, first: user.session, now: clock() })
  const data = rows.map((row) => ({
    session_id: row.id,
    current: row.id === user.session,
    ...describeDevice(row.user_agent),
    network: row.network,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }))
  return { status: 200, body: { data } }
})

/**
 * A refresh in progress locks the row: it finishes first, and its tokens belong to an ended session. The owner
 * may not recognise the other session that they end, so everything it started ends as well.
 */
const endSession = inTransaction<'endSession'>(async (call) => {
  const { db, clock, user, body } = call
  if (body.session_id !== user.session) {
    await noteSecurityChange(db, user.id)
    await keepProof(db, user)
  }
  const ended = await revokeOpenSessions(db, { userId: user.id, only: body.session_id, now: clock() })
  if (ended === 0) {
    throw new Problem('not_found', 'No open session has this ID. It may have ended; reload the list.')
  }
  await audit(call, { action: 'session.end', subject: body.session_id, details: {} })
  return { status: 200, body: { data: { message: 'The session is signed out.' } } }
})

const endOtherSessions = inTransaction<'endOtherSessions'>(async (call) => {
  const { user } = call
  const ended = await endSessionsOf(call, user.id, user.session)
  await keepProof(call.db, user)
  if (ended > 0) await audit(call, { action: 'session.end_others', subject: user.id, details: { ended } })
  const message = ended > 0 ? 'Your other sessions are signed out.' : 'There were no other sessions.'
  return { status: 200, body: { data: { message, ended } } }
})

export const sessionHandlers = { listSessions, endSession, endOtherSessions }
