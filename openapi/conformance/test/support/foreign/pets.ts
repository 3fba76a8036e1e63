import type { Call, Reply, SmallBackend } from '../small-backend.ts'
import { body, documentOf, inPath, isText, object, ok, text } from './parts.ts'

/** After Express: integer ids, `{ data }`, 400 for what is wrong, HTML for a route that is not there, no 405. Nothing is there at first. */
export function pets(): SmallBackend {
  const all = new Map<number, { id: number; name: string; age?: number }>()
  let last = 40
  const pet = object({ id: { type: 'integer' }, name: { type: 'string' }, age: { type: 'integer' } }, [
    'id',
    'name',
  ])
  const sent = object({ name: text, age: { type: 'integer', minimum: 0, maximum: 30 } }, ['name'])
  const wrong: Reply = { status: 400, body: { error: 'Bad Request' } }
  const read = ({ json }: Call) => {
    const { name, age } = json ?? {}
    const isAge = age === undefined || (Number.isInteger(age) && Number(age) >= 0 && Number(age) <= 30)
    return isText(name) && isAge ? { name, ...(age !== undefined && { age: Number(age) }) } : undefined
  }
  const ofPet = ({ path }: Call, answer: (id: number) => Reply): Reply => {
    if (!/^\d+$/.test(path.petId ?? '')) return wrong
    return all.has(Number(path.petId))
      ? answer(Number(path.petId))
      : { status: 404, body: { error: 'Not Found' } }
  }
  const parameters = [inPath('petId', 'integer')]
  return {
    noRoute: { status: 404, body: '<pre>Cannot GET</pre>' },
    document: documentOf({
      '/pets': {
        get: {
          operationId: 'listPets',
          parameters: [{ name: 'limit', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 50 } }],
          responses: { 200: ok(object({ data: { type: 'array', items: pet } })) },
        },
        post: { operationId: 'addPet', ...body(sent), responses: { 201: ok(object({ data: pet })) } },
      },
      '/pets/{petId}': {
        parameters,
        get: { operationId: 'getPet', responses: { 200: ok(object({ data: pet })) } },
        put: { operationId: 'changePet', ...body(sent), responses: { 200: ok(object({ data: pet })) } },
        delete: { operationId: 'removePet', responses: { 204: { description: 'Gone' } } },
      },
      '/pets/{petId}/toys': {
        parameters,
        get: {
          operationId: 'listToys',
          responses: { 200: ok(object({ data: { type: 'array', items: text } })) },
        },
      },
    }),
    routes: {
      'GET /pets': ({ query }) => {
        const limit = query.get('limit') ?? '20'
        return /^\d+$/.test(limit) && Number(limit) >= 1 && Number(limit) <= 50
          ? { status: 200, body: { data: [...all.values()].slice(0, Number(limit)) } }
          : wrong
      },
      'POST /pets': (call) => {
        const pet = read(call)
        if (!pet) return wrong
        all.set(++last, { id: last, ...pet })
        return { status: 201, body: { data: all.get(last) } }
      },
      'GET /pets/{petId}': (call) => ofPet(call, (id) => ({ status: 200, body: { data: all.get(id) } })),
      'PUT /pets/{petId}': (call) =>
        ofPet(call, (id) => {
          const pet = read(call)
          if (!pet) return wrong
          all.set(id, { id, ...pet })
          return { status: 200, body: { data: all.get(id) } }
        }),
      'DELETE /pets/{petId}': (call) => ofPet(call, (id) => ({ status: all.delete(id) ? 204 : 404 })),
      'GET /pets/{petId}/toys': (call) => ofPet(call, () => ({ status: 200, body: { data: ['ball'] } })),
    },
  }
}
