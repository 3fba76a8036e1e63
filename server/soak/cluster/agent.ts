import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Agent } from 'undici'

/** Connects to machines that the cluster’s authority has certified, with the certificate of one of them or with none. */
export function agentOf(tls: string, machine?: string): Agent {
  const read = (path: string) => readFileSync(join(tls, path))
  const own = machine !== undefined && {
    cert: read(`${machine}/machine.crt`),
    key: read(`${machine}/machine.key`),
  }
  // A connection that is kept may lead to a machine that was switched off since.
  return new Agent({ pipelining: 0, connect: { ca: read('ca.crt'), ...own } })
}
