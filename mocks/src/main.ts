// node mocks/src/main.ts [name…]: Prism for every contract, or for the named ones. PROXY, FIRST_PORT and HOST: README.
import { type Contract, listContracts } from './contracts.ts'
import { MockError } from './mock-error.ts'
import { startMocks } from './start-mocks.ts'
import { table } from './table.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const { PROXY: proxy, HOST: host = '127.0.0.1', FIRST_PORT: firstPort = '4010' } = process.env

try {
  const contracts = chosen(await listContracts(), process.argv.slice(2))
  const mocks = await startMocks({ contracts, ports: portFrom(firstPort), proxy, host, log: print })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => mocks.close().then(() => process.exit(0)))
  }
  print(table(mocks.servers))
} catch (error) {
  if (!(error instanceof MockError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function portFrom(first: string): (contract: Contract) => number {
  if (!/^\d{1,5}$/.test(first)) throw new MockError('port_invalid', `FIRST_PORT is no port: ${first}`)
  return ({ port }) => (first === '0' ? 0 : port - 4010 + Number(first))
}

function chosen(all: readonly Contract[], names: readonly string[]): readonly Contract[] {
  const unknown = names.find((name) => !all.some((contract) => contract.name === name))
  if (unknown) {
    const known = all.map(({ name }) => name).join(', ')
    throw new MockError('contract_unknown', `There is no contract ${unknown}. There are: ${known}.`)
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name))
}
