import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { Operation } from '@switchboard/oas/document'
import { overlapsOf } from '@switchboard/oas/paths'
import { buildRequest, type HttpRequest, startValues } from '@switchboard/oas/request'
import { exampleOf, type SchemaNode } from '@switchboard/oas/schema'
import { languages, printSnippet } from '@switchboard/oas/snippets'
import { toolsOf } from '@switchboard/oas/tools'
import { runSample } from '../../app/test/run-sample.ts'
import { unfitExamples } from '../src/publishing/check/unfit-examples.ts'
import type { PublishedVersion } from './document-requests.ts'
import { RequestJudge } from './request-faults.ts'
import type { Arrival, StandIn } from './stand-in.ts'

interface PublishedDocument {
  readonly url: string
  readonly standIn: StandIn
  readonly key: string
  readonly published: PublishedVersion
  readonly publisher: string
  readonly tag: string
  /** As its publisher wrote it. */
  readonly written: object
  /** Notes for its publisher. */
  readonly told: readonly string[]
}

/** Programs that run here; the samples of other languages are only printed. */
const programs = ['typescript', 'javascript', 'python']
const samplesOfProgram = 12
/** Of one document; `SOAK_TOOL_CALLS=all` calls every tool. */
const toolCalls = Number(process.env.SOAK_TOOL_CALLS?.replace('all', 'Infinity') ?? 40)

/** Runs all samples in curl, some in the other languages and some tools, and compares the requests that arrive with the document. */
export async function useDocument(document: PublishedDocument) {
  const use = new DocumentUse(document)
  const operations = await use.read()
  const called = operations.filter(({ method }) => /^(GET|PUT|POST|DELETE|PATCH)$/.test(method))
  const figures = [
    await use.try('curl', called, (operation) => use.tryCurl(operation)),
    await use.try('programs', ofManyShapes(called, samplesOfProgram), (operation) =>
      use.tryPrograms(operation),
    ),
    await use.try('texts', called, (operation) => use.tryTexts(operation)),
    await use.tryTools(operations, ofManyShapes(called, toolCalls)),
  ]
  return { figures: `${figures.join(', ')}, ${use.excused} told`, faults: use.faults }
}

class DocumentUse {
  readonly faults: string[] = []
  /** Faults that the publisher was told of. */
  excused = 0
  readonly #document: PublishedDocument
  readonly #judge: RequestJudge
  readonly #arrivals = new Map<string, Arrival>()
  readonly #ties = new Set<string>()

  constructor(document: PublishedDocument) {
    this.#document = document
    this.#judge = new RequestJudge(document.written)
  }

  async read(): Promise<Operation[]> {
    const { url, published } = this.#document
    const { api, version } = published
    const all: Operation[] = []
    for (const { operation_id } of published.operations) {
      const query = new URLSearchParams({ api, version, operation_id })
      const response = await fetch(`${url}/portal-api/api/api-reference/operation?${query}`)
      if (response.ok) all.push(((await response.json()) as { data: Operation }).data)
      else this.faults.push(`${operation_id}: no documentation, ${response.status}`)
    }
    for (const { other } of overlapsOf(all)) this.#ties.add(other.operation_id)
    return all
  }

  /** Each operation that something is wrong with counts as a fault, unless its publisher was told. */
  async try(
    what: string,
    operations: readonly Operation[],
    work: (operation: Operation) => Promise<readonly string[]>,
  ): Promise<string> {
    let right = 0
    for (const operation of operations) {
      const faults = await work(operation).catch((error: unknown) => [String(error)])
      const left = faults.filter((fault) => !this.#isTold(operation, fault))
      if (faults.length === 0) right += 1
      else if (left.length === 0) this.excused += 1
      this.faults.push(...left.map((fault) => `${operation.method} ${operation.path} ${fault}`.slice(0, 900)))
    }
    return `${what} ${right}/${operations.length}`
  }

  #isTold(operation: Operation, fault: string): boolean {
    const undescribed = /must have required property '([^']*)'/.exec(fault)?.[1]
    return (
      (/^curl: body|^tool: (body|\[)/.test(fault) && unfitExamples({ operations: [operation] }).length > 0) ||
      (this.#ties.has(operation.operation_id) && fault.includes('call of another operation')) ||
      this.#document.told.includes(`Required property '${undescribed}' is not defined.`)
    )
  }

  async tryCurl(operation: Operation): Promise<string[]> {
    const call = this.#callOf(operation)
    const printed = await Promise.all(
      languages.map((language) =>
        printSnippet(call, language).then(
          () => [],
          (error: unknown) => [`has no ${language.id} sample: ${error}`],
        ),
      ),
    )
    const { output, arrivals, reply, keepsFile } = await this.#run('curl', operation, call)
    const [arrival] = arrivals
    if (!arrival || arrivals.length > 1)
      return [`curl: ${arrivals.length} calls arrived: ${output.slice(0, 300)}`]
    this.#arrivals.set(operation.operation_id, arrival)
    const isPrinted = keepsFile || output.trim() === `${reply.body}`.trim()
    return [
      ...printed.flat(),
      ...this.#judge.faultsOf(arrival, operation).map((fault) => `curl: ${fault}`),
      ...(isPrinted ? [] : [`curl printed ${output.slice(0, 200)} for ${String(reply.body).slice(0, 200)}`]),
    ]
  }

  async tryPrograms(operation: Operation): Promise<string[]> {
    const first = this.#arrivals.get(operation.operation_id)
    const faults: string[] = []
    for (const language of first ? programs : []) {
      const { output, arrivals } = await this.#run(language, operation, this.#callOf(operation))
      const [arrival] = arrivals
      if (!arrival || arrivals.length > 1 || output.startsWith('ended: '))
        faults.push(`${language}: ${arrivals.length} calls arrived: ${output.slice(-600)}`)
      else if (first && meant(first) !== meant(arrival))
        faults.push(`${language} sent ${meant(arrival).slice(0, 300)}, curl ${meant(first).slice(0, 300)}`)
    }
    return faults
  }

  /** Markdown has a call and each good response, or says that something is left out. */
  async tryTexts(operation: Operation): Promise<string[]> {
    const { url, published } = this.#document
    const { api, full_version } = published
    const id = encodeURIComponent(operation.operation_id)
    const text = await fetch(`${url}/openapi/${api}-${full_version}/${id}.md`).then((one) => one.text())
    const good = operation.responses.filter(({ status }) => status.startsWith('2'))
    return ['curl ', ...good.map(({ status }) => `Response ${status}`)]
      .filter((phrase) => !text.includes(phrase))
      .map((phrase) => `Markdown lacks “${phrase}”`)
  }

  /** By the protocol’s own client, which checks results by the schemas that it has listed. */
  async tryTools(operations: readonly Operation[], chosen: readonly Operation[]): Promise<string> {
    const { url, key, publisher, tag, published } = this.#document
    const client = new Client({ name: 'soak', version: '1.0.0' })
    const address = new URL(`/mcp/${publisher}/${tag}/${published.version}?tools=all`, url)
    const headers = { 'X-API-Key': key }
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }))
    const { tools } = await client.listTools()
    if (tools.length !== operations.length)
      this.faults.push(`${tools.length} tools of ${operations.length} operations`)
    const names = new Map(toolsOf(operations).map(({ operation_id, name }) => [operation_id, name]))
    const figures = await this.try('tools', chosen, async (operation) => {
      const tool = tools.find(({ name }) => name === names.get(operation.operation_id))
      return tool ? this.#callTool(client, tool, operation) : ['tool: isn’t listed']
    })
    await client.close()
    return `${figures} called of ${tools.length} listed`
  }

  async #callTool(
    client: Client,
    { name, inputSchema }: Awaited<ReturnType<Client['listTools']>>['tools'][number],
    operation: Operation,
  ): Promise<string[]> {
    const { standIn } = this.#document
    const reply = standIn.expect(operation)
    const sent = exampleOf(inputSchema as SchemaNode, {}, 'request') as Record<string, unknown>
    const result = await client.callTool({ name, arguments: sent })
    const text = JSON.stringify(result.content).slice(0, 400)
    const [arrival, ...more] = standIn.take()
    if (!arrival || more.length > 0)
      return [`tool: no call arrived for ${JSON.stringify(sent).slice(0, 300)}: ${text}`]
    // Long lists of values are in words, which an agent reads and this doesn't.
    const faults = this.#judge
      .faultsOf(arrival, operation)
      .filter(
        (fault) =>
          !(fault.includes('allowed values') && /One of \d+ values/.test(JSON.stringify(inputSchema))),
      )
    return [...faults, ...(result.isError ? [`${text} for ${reply.status} ${reply.type}`] : [])].map(
      (fault) => `tool: ${fault}`,
    )
  }

  /** As a person fills a form: where the address has a gap, something stands in it. */
  #callOf(operation: Operation): HttpRequest {
    const { url, key, publisher, tag, published } = this.#document
    const values = startValues(operation)
    const gaps = operation.inputs.filter(
      ({ place, name }) => place === 'path' && !values.inputs[`path ${name}`],
    )
    const inputs = { ...values.inputs, ...Object.fromEntries(gaps.map(({ name }) => [`path ${name}`, 'a1'])) }
    const base = `${url}/gateway/${publisher}/${tag}/${published.version}`
    return buildRequest({ operation, values: { ...values, inputs }, base, key })
  }

  async #run(id: string, operation: Operation, call: HttpRequest) {
    const { standIn } = this.#document
    const reply = standIn.expect(operation)
    const language = languages.find((one) => one.id === id)
    if (!language) throw new Error(`${id} is no language.`)
    const names = [...(call.parts ?? []), ...(call.file ? [{ file: call.file.name }] : [])].flatMap(
      ({ file }) => file ?? [],
    )
    const code = await printSnippet(call, language)
    const output = await runSample(id, code, Object.fromEntries(names.map((name) => [name, name]))).catch(
      (error: unknown) => `ended: ${error instanceof Error ? error.message : error}`,
    )
    return { output, arrivals: standIn.take(), reply, keepsFile: code.includes('--output') }
  }
}

/** The part of a request that all programs should send alike. */
function meant({ method, url, headers, body }: Arrival): string {
  const type = String(headers['content-type'] ?? '')
  const text = body.toString()
  const sent = type.includes('multipart')
    ? [...text.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name).join()
    : type.includes('json') && text !== ''
      ? JSON.stringify(JSON.parse(text))
      : text
  return `${method} ${new URL(url, 'http://a').href} ${type.split(';')[0]} ${sent}`
}

/** Operations of which no two are alike, and then those between. */
function ofManyShapes(operations: readonly Operation[], most: number): Operation[] {
  const shapeOf = ({ method, inputs, body, responses }: Operation) =>
    JSON.stringify([
      method === 'GET',
      body?.content[0]?.type,
      inputs.some(({ place }) => place === 'header'),
      inputs.some(
        ({ required, schema }) => required && typeof schema === 'object' && schema.type === 'array',
      ),
      responses.find(({ status }) => /^2/.test(status))?.content[0]?.type,
    ])
  const shapes = [...Map.groupBy(operations, shapeOf).values()].flatMap(([first]) => first ?? [])
  const rest = operations.filter((_, index) => index % Math.max(1, Math.ceil(operations.length / most)) === 0)
  return [...new Set([...shapes, ...rest])].slice(0, most)
}
