// node mocks/src/main.ts [name…]: Prism for every contract, or for the named ones. PROXY, LIVE, REPORT, FIRST_PORT and HOST: README.
import { writeFileSync } from 'node:fs'
import { type Contract, listContracts } from './contracts.ts'
import { MockError } from './mock-error.ts'
import { printedReport } from './proxy-report/print-report.ts'
import type { RunningMock } from './serve-contract.ts'
import { startMocks } from './start-mocks.ts'
import { table } from './table.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const {
  PROXY: proxy,
  LIVE: live,
  REPORT: reportFile,
  HOST: host = '127.0.0.1',
  FIRST_PORT: firstPort = '4010',
} = process.env

try {
  const contracts = chosen(await listContracts(), process.argv.slice(2))
  const mocks = await startMocks({
    contracts,
    ports: portFrom(firstPort),
    proxy,
    live: live?.split(',').map((name) => name.trim()),
    host,
    log: print,
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => mocks.close().then(() => process.exit(reported(mocks.servers))))
  }
  print(table(mocks.servers))
} catch (error) {
  if (!(error instanceof MockError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

/** Tells what passed through the proxy. 1 when its backend broke the contract. */
function reported(servers: readonly RunningMock[]): 0 | 1 {
  const report = servers.find((server) => server.report)?.report?.()
  if (!report) return 0
  print(printedReport(report))
  if (reportFile) writeFileSync(reportFile, `${JSON.stringify(report, null, 2)}\n`)
  return report.backend.length > 0 ? 1 : 0
}

function portFrom(first: string): (contract: Contract) => number {
  if (!/^\d{1,5}$/.test(first)) throw new MockError('port_invalid', `FIRST_PORT isn’t a port: ${first}`)
  return ({ port }) => (first === '0' ? 0 : port - 4010 + Number(first))
}

function chosen(all: readonly Contract[], names: readonly string[]): readonly Contract[] {
  const unknown = names.find((name) => !all.some((contract) => contract.name === name))
  if (unknown) {
    const known = all.map(({ name }) => name).join(', ')
    throw new MockError('contract_unknown', `There’s no contract ${unknown}. Choose one of: ${known}.`)
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
}
