import { transformOas2Operations } from '@stoplight/http-spec/oas2/operation'
import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation'
import { readContractExamples } from '../by-request/contract-examples.ts'
import { describeMock } from '../describe-mock.ts'
import { createFront } from '../front.ts'
import { listen } from '../listen.ts'
import { startPrism } from '../serve-contract.ts'
import { wholeOperation } from './whole-operation.ts'

/** Prism for a document of anybody, in JSON; returns its address. Nothing is quoted from elsewhere. */
export async function servePublished(source: string): Promise<string> {
  const document = JSON.parse(source, (key, value) =>
    key === '$ref' && typeof value === 'string' && !value.startsWith('#') ? undefined : value,
  )
  const name = 'published'
  const examples = readContractExamples(document)
  // Prism's own reader follows every reference before it begins, which never ends where schemas quote one another a lot.
  const operations = document.swagger ? transformOas2Operations(document) : transformOas3Operations(document)
  const prism = await startPrism(operations, {
    name,
    examples,
    behind: undefined,
    complete: (operation) => wholeOperation(document, operation),
  })
  const front = createFront({
    prism: prism.address,
    description: () => describeMock(examples, () => undefined),
    log: () => {},
  })
  return listen(front, { name, port: 0, host: '127.0.0.1' })
}
