import { setTimeout as pause } from 'node:timers/promises'
import { fetch } from 'undici'
import { agentOf } from './agent.ts'
import type { Cluster } from './build.ts'
import type { Machine } from './machine.ts'

export const patroniPort = 8008
const answerMs = 2_000
const deadlineMs = 240_000

interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

/** The members of the cluster as Patroni of each machine sees them. */
function viewsOf({ databases, tls }: Cluster): Promise<readonly (readonly Member[])[]> {
  const dispatcher = agentOf(tls)
  const views = databases.map(async ({ address }) => {
    const response = await fetch(`https://${address}:${patroniPort}/cluster`, {
      dispatcher,
      signal: AbortSignal.timeout(answerMs),
    })
    const { members } = (await response.json()) as { readonly members: readonly Member[] }
    return members
  })
  return Promise.all(views)
}

export interface Roles {
  readonly primary: Machine
  readonly standbys: readonly [Machine, Machine]
}

/** Of a cluster that is whole: a primary, and two standbys that stream and may confirm commits. */
function rolesIn(members: readonly Member[], { databases }: Cluster): Roles | undefined {
  const named = (holds: (member: Member) => boolean) =>
    databases.filter(({ name }) => members.some((member) => member.name === name && holds(member)))
  const [primary, second] = named(({ role, state }) => role === 'leader' && state === 'running')
  const [one, other] = named(({ role, state }) => role === 'quorum_standby' && state === 'streaming')
  return primary && !second && one && other ? { primary, standbys: [one, other] } : undefined
}

/** Once all three say the same: one that was away tells for a moment what was so before. */
export async function whole(cluster: Cluster): Promise<Roles> {
  const end = Date.now() + deadlineMs
  let views: readonly (readonly Member[])[] = []
  while (Date.now() < end) {
    views = await viewsOf(cluster).catch(() => [])
    const [roles, ...others] = views.map((view) => rolesIn(view, cluster))
    if (roles && others.every((other) => other?.primary === roles.primary)) return roles
    await pause(500)
  }
  throw new Error(`The cluster did not become whole again: ${JSON.stringify(views)}`)
}
