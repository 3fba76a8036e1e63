import { fileURLToPath } from 'node:url'
import type { Contract } from '../../src/contract/contract.ts'
import type { Accounts } from '../accounts.ts'
import type { Behaviour, Fault, Role } from '../fault.ts'
import type { Json } from '../mistakes.ts'
import type { Reference } from '../reference.ts'
import { type Exchange, noFault, proxyFor } from '../try-fault.ts'
import { installDredd } from './dredd.ts'
import { startPrism } from './prism.ts'

/** Two other tools at the same backends. Their objections to the reference server itself don't count. */
export interface Beside {
  /** Whether Prism objects to something that the checker was answered. */
  prismObjects(exchanges: readonly Exchange[]): Promise<boolean>
  /** The faults that Dredd finds. */
  dreddFinds(faults: readonly Fault[]): Promise<ReadonlySet<Fault>>
  close(): Promise<void>
}

const document = fileURLToPath(import.meta.resolve('@switchboard/contract/portal.json'))
const password = 'switchboard-demo'
/** The accounts that the contract's examples are about, so that Dredd finds what they name. */
const personas: Accounts = {
  user: { email: 'jun@example.com', password },
  other: { email: 'rico@sakay.example', password },
  admin: { email: 'otto@switchboard.example', password },
}

export async function startBeside(contract: Contract, reference: Reference): Promise<Beside> {
  const prism = await startPrism(document)
  const dredd = await installDredd(contract)
  const passes = async (behaviour: Behaviour): Promise<ReadonlySet<string>> => {
    const tokens = { user: await tokenOf('user', reference), admin: await tokenOf('admin', reference) }
    const proxy = await proxyFor({
      contract,
      reference,
      accounts: personas,
      behaviour,
      address: '10.255.0.1',
    })
    return dredd.passes(proxy.url, tokens).finally(() => proxy.close())
  }
  return {
    prismObjects: (exchanges) => prism.objects(exchanges),
    async dreddFinds(faults) {
      // Some examples work only once: a second success shows which can be repeated.
      await passes(noFault)
      const usual = await passes(noFault)
      const faultsFound = new Set<Fault>()
      for (const group of apart(faults)) {
        const content = await passes(sideBySide(group))
        for (const fault of group)
          if (usual.has(fault.operation) && !content.has(fault.operation)) faultsFound.add(fault)
      }
      return faultsFound
    },
    async close() {
      dredd.close()
      await prism.close()
    },
  }
}

/** Groups in which no operation has two faults. */
function apart(faults: readonly Fault[]): readonly (readonly Fault[])[] {
  const groups: Fault[][] = []
  for (const fault of faults) {
    const free = groups.find((group) => !group.some(({ operation }) => operation === fault.operation))
    if (free) free.push(fault)
    else groups.push([fault])
  }
  return groups
}

/** A backend with several faults, each at an operation of its own. */
function sideBySide(faults: readonly Fault[]): Behaviour {
  const behaviours = new Map(faults.map((fault) => [fault.operation, fault.start()]))
  // Dredd tries 405 nowhere, so only calls of an operation can be faulty here.
  return (call, backend) => (behaviours.get(call.operation ?? '') ?? noFault)(call, backend)
}

async function tokenOf(role: Role, { api }: Reference): Promise<string> {
  const response = await fetch(`${api}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(personas[role]),
  })
  const { data } = (await response.json()) as { data?: { [name: string]: Json } }
  return String(data?.access_token)
}
