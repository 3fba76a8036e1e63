// Documents that are published, for an agent: the largest is searched and listed in pages that fit, a new tool is there at its first call.
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, expect, test } from 'vitest'
import { museum, openDesk } from './support/publishing.ts'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()
const desk = openDesk()
afterAll(() => desk.close())

const publish = (count: number) => {
  const operationOf = (index: number) => ({
    operationId: `readRoom${index}`,
    ...(index === 4_321 && { summary: 'Find the meteorite' }),
    responses: { 200: { description: 'The room.' } },
  })
  const rooms = Array.from({ length: count }, (_, index) => [`/rooms/${index}`, { get: operationOf(index) }])
  const file = desk.file('rooms.json', museum({ paths: Object.fromEntries(rooms) }))
  return desk.publish(server, file, '--publisher', 'museum')
}

test('10,000 operations can’t be published; of 5,000 one is found by a search, and all are listed in pages', async () => {
  await expect(publish(10_000)).rejects.toMatchObject({
    findings: [{ text: expect.stringContaining('the limit is 5000') }],
  })
  await publish(5_000)
  const { client } = await connect('/mcp/museum/v1')
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['find_operations', 'call_operation'])
  const result = await client.callTool({ name: 'find_operations', arguments: { words: 'meteorite' } })
  expect(JSON.stringify(result.content)).toContain('readRoom4321')

  const { client: curious, sizes } = await connect('/mcp/museum/v1?tools=all')
  const all = await curious.listTools()
  expect(new Set(all.tools.map(({ name }) => name)).size).toBe(5_000)
  expect(sizes.length).toBeGreaterThan(10)
  expect(Math.max(...sizes)).toBeLessThan(62_000)
  await Promise.all([client.close(), curious.close()])
})

test('a tool is called as soon as it’s published, by an agent that called another a moment ago', async () => {
  const callTool = async (name: string) => {
    const { body } = await server.ask('POST', '/mcp/gallery/v1', {
      body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } },
      headers: { Accept: 'application/json, text/event-stream' },
    })
    return JSON.stringify(body)
  }
  const publishPaths = (version: string, ...names: readonly string[]) => {
    const responses = { 200: { description: '' } }
    const paths = Object.fromEntries(
      names.map((name) => [`/${name}`, { get: { operationId: name, responses } }]),
    )
    const document = museum({ info: { title: 'Gallery', version, description: 'Rooms.' }, paths })
    return desk.publish(server, desk.file('gallery.json', document), '--publisher', 'gallery')
  }
  await publishPaths('1.0.0', 'listRooms')
  expect([await callTool('listRooms'), await callTool('listPaintings')]).toEqual([
    expect.stringContaining('mock-unreachable'),
    expect.stringContaining('There’s no tool with this name.'),
  ])
  await publishPaths('1.1.0', 'listRooms', 'listPaintings')
  expect(await callTool('listPaintings')).toContain('mock-unreachable')
})

/** With the length of each response. */
async function connect(path: string) {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const sizes: number[] = []
  const countingFetch: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    sizes.push((await response.clone().text()).length)
    return response
  }
  await client.connect(new StreamableHTTPClientTransport(new URL(path, server.url), { fetch: countingFetch }))
  return { client, sizes }
}
