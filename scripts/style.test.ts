import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const texts = [
  'openapi/portal/shared/problems.yaml',
  'openapi/portal/shared/policies.yaml',
  'server/content/faqs.yaml',
  'server/content/docs',
  'server/content/kyb-forms',
]

/** docs/style.md says what to write instead. */
const avoided =
  /\bstands? (at|here|there|in|above|beside)\b|answered with|\bby mail\b|e-mail|\bmail(ed)? to\b|meanwhile|\bgo(es)? on (working|with|to)\b|\bat once\b|\b(is|are) told\b|\bmend|a tenth less|\d %|look into the spam|what became of|what is left over|costs? nothing/i

/** Where a phrase is right. */
const allowed = ['How much can I top up at once?', 'an abandoned one costs nothing', '| costs | nothing |']

test('pages, guides and errors keep to the style', () => {
  const files = execFileSync('git', ['ls-files', ...texts], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
  const found = files.flatMap((file) =>
    readFileSync(`${root}/${file}`, 'utf8')
      .split('\n')
      .map((line, index) => `${file}:${index + 1}: ${line.trim()}`)
      .filter((line) => avoided.test(line) && !allowed.some((phrase) => line.includes(phrase))),
  )
  expect(found).toEqual([])
})

test.each(['The price stands beside it.', 'We tell you by mail.', '10 % off', 'Calls go on working.'])(
  'the check finds “%s”',
  (line) => expect(line).toMatch(avoided),
)
