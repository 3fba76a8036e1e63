import type { Fields, Verdict } from '../../engine/rules/verdict.ts'
import { objectsIn } from '../objects-in.ts'
import { type Done, dataIn } from './judge.ts'

/** A secret is in the response that makes it, whole and as the rest of it says, and in no other one. */
export function expectSecret(verdict: Verdict, { prepared, response, after }: Done): void {
  const createdObjects = objectsIn(dataIn(response))
  const secretsOf = (objects: readonly Fields[]) =>
    objects.flatMap((object) =>
      Object.entries(object).flatMap(([name, value]) =>
        /secret$|^api_key$/.test(name) && typeof value === 'string' && value.length >= 12 ? [value] : [],
      ),
    )
  for (const { api_key, last_four, prefix } of createdObjects)
    if (typeof api_key === 'string')
      verdict.expect(response, {
        check: 'secret',
        holds: api_key.startsWith(String(prefix ?? '')) && api_key.endsWith(String(last_four ?? '')),
        expected: 'a secret that begins with prefix and ends with last_four',
        got: `prefix ${prefix}, last_four ${last_four} of another secret`,
      })
  const sent = secretsOf(objectsIn(prepared.input.body))
  for (const { text, ...answer } of sent.length > 0 ? [response] : [])
    verdict.expect(answer, {
      check: 'write-only secret',
      holds: !sent.some((secret) => text.includes(secret)),
      expected: 'no secret in the response',
      got: 'the secret that was sent',
    })
  for (const secret of [...secretsOf(createdObjects), ...sent])
    for (const read of after.values())
      verdict.expect(read, {
        check: 'listed secret',
        holds: !read.text.includes(secret),
        expected: 'no secrets',
        got: 'a secret',
      })
}
