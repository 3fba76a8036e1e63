import { expect, test } from 'vitest'
import { serverOfFile } from './support/server.ts'

const server = await serverOfFile()

type Fields = Readonly<Record<string, object>>

const read = async (path: string) => {
  const { status, body } = await server.ask('GET', `/portal-api/api/api-reference${path}`)
  return { status, code: body.code, data: body.data as Fields }
}

test('getApiReferenceOperation 200: each operation of each API opens, with the schemas it leads to', async () => {
  const { body } = await server.ask('GET', '/portal-api/api/api-list-public')
  for (const { api, version } of body.data as { api: string; version: string }[]) {
    const { data } = await read(`?api=${api}&version=${version}`)
    for (const { operation_id } of data.operations as { operation_id: string }[]) {
      const response = await read(`/operation?api=${api}&version=${version}&operation_id=${operation_id}`)
      expect([api, operation_id, response.status]).toEqual([api, operation_id, 200])
      const named = [...JSON.stringify(response.data).matchAll(/"x-named":"([^"]+)"/g)].map(
        ([, name]) => name,
      )
      expect(Object.keys(response.data.schemas ?? {}).sort()).toEqual([...new Set(named)].sort())
    }
  }
})
