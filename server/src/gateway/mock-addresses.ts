import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** By the name of a published document. */
export type MockAddresses = ReadonlyMap<string, string>

const portsBeforeProducts = 2

/** `npm run mock` gives portal and content the first two ports, then each product one, in alphabetical order. */
export function mockAddresses(productsFolder: string, firstPort: number): MockAddresses {
  const files = readdirSync(productsFolder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()
  return new Map(
    files.map((file, index) => [
      basename(file, '.yaml'),
      `http://127.0.0.1:${firstPort + portsBeforeProducts + index}`,
    ]),
  )
}
