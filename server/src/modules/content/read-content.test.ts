import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContent } from './read-content.ts'

const fixtures = resolve(import.meta.dirname, '../../../test/fixtures/content')
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'switchboard-content-'))
  cpSync(fixtures, folder, { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const note = 'resources/first-note.md'

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  writeFileSync(join(folder, file), changed)
}

function problems(): string[] {
  try {
    readContent(folder)
    return []
  } catch (error) {
    return String((error as Error).message)
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

test('a folder in order has no problems', () => {
  expect(problems()).toEqual([])
  expect(readContent(folder).pages.map(({ title }) => title)).toEqual(['about-us', 'terms-and-conditions'])
})

test.each<[what: string, from: string | RegExp, to: string, problem: string]>([
  ['a value of no kind', 'kind: ARTICLE', 'kind: NOTE', 'kind: Use one of: ARTICLE, WHITEPAPER.'],
  ['a missing field', /summary: .*\n/, '', 'summary: This is required.'],
  ['a misspelt field', 'lead_form', 'leadform: true\nlead_form', 'leadform: This field isn’t known here.'],
  [
    'a misspelt field inside',
    'role: Test desk',
    'job: x, role: Test desk',
    'authors/0/job: This field isn’t known here.',
  ],
  [
    'a number where a text stands',
    "figure: '404'",
    'figure: 404',
    'cover/figure: This must be of type string.',
  ],
  [
    'a time that is none',
    '2026-11-01T00:00:00Z',
    '1 November',
    'published_at: Enter a time, such as 2026-11-21T09:42:00Z.',
  ],
  [
    'a time of another zone',
    '00:00:00Z',
    '00:00:00+08:00',
    'published_at: Write the time in UTC, such as 2026-11-12T01:00:00Z.',
  ],
  [
    'a name that the file has',
    'kind:',
    'slug: another\nkind:',
    'slug: Omit this. The location of the file sets it: first-note.',
  ],
  [
    'a file that is not there',
    'file: null',
    'file: { filename: gone.pdf, content_type: application/pdf }',
    'file/filename: There’s no file gone.pdf in files/.',
  ],
  [
    'a file without its type',
    'file: null',
    'file: { filename: free.pdf }',
    'file/content_type: This is required.',
  ],
  [
    'a title in the text',
    '## A heading',
    '# A heading',
    'text: Begin headings at `##`; the title is shown above the text: # A heading',
  ],
  [
    'a title that is underlined',
    '## A heading',
    'A heading\n=========',
    'text: Begin headings at `##`; the title is shown above the text: A heading',
  ],
  [
    'no front matter',
    '---\n',
    '',
    'Begin with the fields between two lines of `---`; the text comes below the second.',
  ],
  [
    'no end of the front matter',
    /\n---\n/,
    '\n',
    'Begin with the fields between two lines of `---`; the text comes below the second.',
  ],
  [
    'front matter that is a text',
    /---\n[\s\S]*\n---/,
    '---\nhello\n---',
    'Write one field a line, such as `title: First call`.',
  ],
])('%s is told with file and field', (_what, from, to, problem) => {
  change(note, from, to)
  expect(problems()).toContain(`${note}: ${problem}`)
})

test('a remark in a block of code is no title, whatever the block is fenced with', () => {
  change(note, '## A heading', '## A heading\n\n````md\n```sh\n# Install it\n```\n# Next\n````\n')
  expect(problems()).toEqual([])
})

test('a slip in YAML is told with its line', () => {
  change(note, 'tags: [tests]', 'tags: [tests')
  expect(problems().join()).toMatch(/^resources\/first-note\.md: .* at line 1\d, column \d+/)
})

test('a file that leads out of the folder is told', () => {
  rmSync(join(folder, 'files/gated-paper.pdf'))
  symlinkSync('/etc/hostname', join(folder, 'files/gated-paper.pdf'))
  expect(problems()).toEqual([
    'resources/gated-paper.md: file/filename: There’s no file gated-paper.pdf in files/.',
  ])
})

test('all problems of all files are told at once', () => {
  change(note, 'kind: ARTICLE', 'kind: NOTE')
  change('pages/about-us.md', 'heading:', 'headin:')
  change('docs/users/first-call.md', 'position: 1', 'position: 0')
  change('kyb-forms/beacon.yaml', 'max_length', 'max_lenght')
  change('faqs.yaml', 'position: 2', 'position: two')
  expect(problems()).toEqual([
    `${note}: kind: Use one of: ARTICLE, WHITEPAPER.`,
    'pages/about-us.md: heading: This is required.',
    'pages/about-us.md: headin: This field isn’t known here.',
    'docs/users/first-call.md: position: Use 1 or more.',
    'kyb-forms/beacon.yaml: groups/0/fields/0/max_lenght: This field isn’t known here.',
    'faqs.yaml, question 1: position: This must be of type integer.',
  ])
})

test('what must differ and does not is told', () => {
  change('resources/second-note.md', 'ins_second', 'ins_first')
  change(
    'resources/second-note.md',
    'file: null',
    'file: { filename: free-paper.md, content_type: text/markdown }',
  )
  appendFileSync(join(folder, 'faqs.yaml'), readFileSync(join(folder, 'faqs.yaml')))
  expect(problems()).toEqual([
    'resources/second-note.md: insight_id: ins_first is taken by resources/first-note.md. Give each its own.',
    'resources/second-note.md: file/filename: free-paper.md is taken by resources/free-paper.md. Give each its own.',
    'faqs.yaml, question 3: id: faq_b is taken by faqs.yaml, question 1. Give each its own.',
    'faqs.yaml, question 4: id: faq_a is taken by faqs.yaml, question 2. Give each its own.',
  ])
})

test('a file of another kind is told, a hidden one is passed over', () => {
  writeFileSync(join(folder, 'pages/imprint.txt'), '')
  writeFileSync(join(folder, 'pages/.DS_Store'), '')
  expect(problems()).toEqual([
    'pages/imprint.txt: Only .md files are read here. Rename it, or move it elsewhere.',
  ])
})

test('a name that no address takes, and a section that there is not', () => {
  cpSync(join(folder, note), join(folder, 'resources/First Note.md'))
  cpSync(join(folder, 'docs/users'), join(folder, 'docs/admins'), { recursive: true })
  const report = problems().join('\n')
  expect(report).toContain('resources/First Note.md: slug: This doesn’t have the right format')
  expect(report).toContain('docs/admins/first-call.md: section: Use one of: guides, users, vouchers.')
})

test('files from Windows are read alike', () => {
  const before = readContent(folder).resources[0]
  const text = readFileSync(join(folder, note), 'utf8')
  writeFileSync(join(folder, note), `\uFEFF${text.replaceAll('\n', '\r\n')}`)
  expect(readContent(folder).resources[0]).toEqual(before)
})

test('a folder that is not there is told', () => {
  expect(() => readContent(join(folder, 'nowhere'))).toThrow('CONTENT_DIR')
})
