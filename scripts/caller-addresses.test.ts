import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { serverSources } from './table-writers.ts'

/** Names each legitimate use of a caller’s address; all else counts a caller by `callerNetwork`. */
const home = 'platform/http/caller-network.ts'

const isAddress = (name: string) => /^ips?$/.test(name)

/** Reads of `ip` and `ips`, by member, by index or by taking an object apart. */
function addressReads(source: string): number {
  let reads = 0
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && isAddress(node.name.text)) reads += 1
    if (
      ts.isElementAccessExpression(node) &&
      ts.isStringLiteralLike(node.argumentExpression) &&
      isAddress(node.argumentExpression.text)
    )
      reads += 1
    if (
      ts.isBindingElement(node) &&
      ts.isObjectBindingPattern(node.parent) &&
      isAddress((node.propertyName ?? node.name).getText(tree))
    )
      reads += 1
    ts.forEachChild(node, visit)
  }
  const tree = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true)
  visit(tree)
  return reads
}

test('the address of a caller is read in one file of the server', () => {
  const readers = Object.entries(serverSources(join(import.meta.dirname, '..')))
    .filter(([path, text]) => path.endsWith('.ts') && /\bips?\b/.test(text) && addressReads(text) > 0)
    .map(([path]) => path)
  expect(readers).toEqual([home])
})

test.each([
  ['await enforceRateLimit(context, operation, request.ip)', 1],
  ['const last = request?.ips?.at(-1)', 1],
  ["log.info(request['ip'])", 1],
  ['const { ip, url } = request', 1],
  ['async ({ ip: address }) => address', 1],
  ["const about = { ip: callerNetwork(request) }; ip('request.ip')", 0],
])('a read is found: %s', (source, reads) => {
  expect(addressReads(source)).toBe(reads)
})
