import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readPolicies } from './generate-policies.ts'
import { ownFiles } from './testing/own-files.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Read whole. Examples of the content service are articles, which have a voice of their own. */
const texts = [
  'openapi/portal',
  'openapi/content',
  ':!openapi/content/examples',
  'mocks/products',
  'server/content/faqs.yaml',
  'server/content/docs',
  'server/content/kyb-forms',
]
/** Read for the texts of their strings and of their JSX. */
const code = ['app/src', 'server/src']

/** docs/style.md says what to write instead. A line of a folded text ends where a space would be. */
const avoided = flexible(
  /\bstands? (at|here|there|in|above|beside)\b|answered with|\bby mail\b|e-mail|\bmail(ed)? to\b|\bmeanwhile\b|\bgo(es)? on (working|with|to)\b|\bat once\b|\b(is|are) told\b|\bmend|a tenth less|\d %|look into the spam|what became of|what is left over|costs? nothing|\bAnswers (the|a|an|all|every|each|one|what|who|which|how)\b|breaks its rule/i,
)
const lowerCaseId = flexible(/\b[Rr]equest id\b/)
/** Words that may be keys and paths of a document, but not part of our sentences. */
const avoidedInCode = flexible(
  /\b(cannot|could not|does not|did not|was not|were not|has not)\b|\brefus(e|ed|es|al|als|ing)\b|\bg[ia]ve(n|s)? up\b|\bgiving up\b|\be?mails? of\b/i,
)

/** Three words for a refund, “Empty: …”, and an approval as a noun of one syllable. */
const unclear = flexible(
  /\bEmpty: |\b[Aa] yes\b|\b[Yy]our yes\b|\b[Gg]iven back\b|\b[Cc]redits? comes? back\b/,
)
/** A hint begins with a verb or a noun: a pronoun’s noun is somewhere else on the page. */
const pronounFirst = /\b(?:hint|about)=\{?["'`](?:It|They|This|These|That|Those)\b[^"'`]*/g

/** Between letters, an apostrophe is curly in what people read. */
const straight = /[a-z]'(s|t|re|ll|ve|d|m)\b/gi

/** Where a phrase is right: fixed texts of the specification, words of others, and a few that mean what they say. */
const allowed = [
  "It's taking too long to respond",
  "Sorry, we're under maintenance. We'll be back shortly.",
  'How much can I top up at once?',
  'an abandoned one costs nothing',
  '| costs | nothing |',
  'This page could not be found',
  '%PDF-1.7',
  'Cannot use a pool after calling end on the pool',
  'value="refuse"',
]

function flexible({ source, flags }: RegExp): RegExp {
  return new RegExp(source.replaceAll(' ', '\\s+'), `${flags}g`)
}

/** Each place where a text says what it should not, with its line. */
function breaches(text: string, ...rules: readonly RegExp[]): readonly { line: number; words: string }[] {
  let checked = text
  for (const phrase of allowed)
    checked = checked.replaceAll(phrase, (phraseText) => ' '.repeat(phraseText.length))
  return rules.flatMap((rule) =>
    [...checked.matchAll(rule)].map(({ 0: words, index }) => ({
      line: text.slice(0, index).split('\n').length,
      words: words.replace(/\s+/g, ' '),
    })),
  )
}

interface Sentence {
  readonly text: string
  readonly line: number
}

/** Strings and JSX texts of a source that have a space in them: names, keys and classes have none. SQL is nobody's text. */
function sentencesOf(file: string, source: string): readonly Sentence[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind)
  const found: Sentence[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(tree) === 'sql') return
    if (
      (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isTemplatePart(node)) &&
      /\S\s+\S/.test(node.text)
    )
      found.push({ text: node.text, line: tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1 })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

const isTemplatePart = (node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

/** Only a file that has the words anywhere, maybe in a comment alone, is worth parsing. */
function sentencesWith(words: RegExp): readonly (Sentence & { readonly file: string })[] {
  return ownFiles(...code)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(`${root}/${file}`, 'utf8')
      return source.search(words) < 0 ? [] : sentencesOf(file, source).map((one) => ({ ...one, file }))
    })
}

test('the contract, mocks, guides and errors keep to the style', () => {
  const faults = ownFiles(...texts)
    .filter((file) => /\.(ya?ml|md)$/.test(file))
    .flatMap((file) =>
      breaches(
        withoutComments(readFileSync(`${root}/${file}`, 'utf8')),
        avoided,
        unclear,
        lowerCaseId,
        straight,
      ).map(({ line, words }) => `${file}:${line}: ${words}`),
    )
  expect(faults).toEqual([])
})

const withoutComments = (text: string): string => text.replaceAll(/^ *#(?!#).*$/gm, '')

test('pages, notifications, emails and logs keep to the style', () => {
  const rules = [avoided, avoidedInCode, unclear, lowerCaseId, straight]
  const faults = sentencesWith(new RegExp(rules.map(({ source }) => source).join('|'), 'i')).flatMap(
    ({ file, line, text }) => breaches(text, ...rules).map(({ words }) => `${file}:${line}: ${words}`),
  )
  expect(faults).toEqual([])
})

test('a hint begins with a verb or a noun, not with a pronoun', () => {
  const faults = ownFiles('app/src')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => readFileSync(`${root}/${file}`, 'utf8').match(pronounFirst) ?? [])
  expect(faults).toEqual([])
  expect('<Field hint="It’s shown once."'.match(pronounFirst)).toHaveLength(1)
})

test('a rule that several pages state is quoted, not written again', async () => {
  const rules = Object.values(await readPolicies())
    .flatMap((policy) => policy.split(/(?<=\.) /))
    .filter((sentence) => sentence.length > 40)
  expect(rules.length).toBeGreaterThan(2)
  const repeats = rules.flatMap((rule) => {
    const words = flexible(new RegExp(rule.replace(/[.?()]/g, '\\$&')))
    return sentencesWith(words).filter(({ text }) => text.search(words) >= 0)
  })
  expect(repeats).toEqual([])
})

test('the check finds a straight apostrophe', () =>
  expect(breaches("It isn’t, or isn't, the user's.", straight)).toHaveLength(2))

test.each(['The price stands beside it.', 'We tell you by mail.', '10 % off', 'Calls go on\n  working.'])(
  'the check finds “%s”',
  (text) => expect(breaches(text, avoided)).toHaveLength(1),
)

test.each([
  ['const a = "It cannot be sent."', 1],
  ['const a = <p>\n  It\n  cannot be sent.\n</p>', 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the string is a source with a template
  ['const a = `It cannot ${b} be refused.`', 2],
  ['// It cannot be sent.\nconst cannot = "refused"', 0],
])('in code, the check finds the texts of %j', (source, count) => {
  const sentences = sentencesOf('a.tsx', source).flatMap(({ text }) => breaches(text, avoided, avoidedInCode))
  expect(sentences).toHaveLength(count)
})
