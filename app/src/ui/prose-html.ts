import { colourCode } from './colour-code.ts'
import { decodeHtml } from './html-text.ts'
import { markdownHtml } from './markdown-html.ts'

export interface Heading {
  readonly id: string
  readonly words: string
  readonly level: number
}

export interface ProseHtml {
  readonly html: string
  readonly headings: readonly Heading[]
}

const languages: Readonly<Record<string, string>> = {
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  python: 'Python',
  sh: 'Shell',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
}

// A quote stands in an attribute only where the compiler wrote it: in texts it is &quot;.
const headingOrTable = /<h([2-6])>([\s\S]*?)<\/h\1>|aria-label="Table"/g
const codeBlock = /<pre tabindex="0"><code((?: class="language-([\w-]+)[^"]*")?)>([\s\S]*?)<\/code><\/pre>/g

/**
 * A long text: headings that can be linked to, and places for a copy button over each block of code. Like markdownHtml,
 * it edits tags that only the compiler can have written. `prefix` keeps the ids of two texts on one page apart.
 */
export function proseHtml(text: string, { prefix = '', origin = location.origin } = {}): ProseHtml {
  const headings: Heading[] = []
  let tables = 0
  const html = markdownHtml(text, { top: 2, origin })
    .replace(headingOrTable, (_, level: string | undefined, inner = '') => {
      if (!level) {
        tables += 1
        const place = headings.at(-1)?.words.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
        return `aria-label="Table ${tables}${place ? `, ${place}` : ''}"`
      }
      const escaped = inner.replace(/<[^>]*>/g, '')
      const id = freeId(`${prefix}${slug(escaped)}`, headings)
      headings.push({ id, words: decodeHtml(escaped), level: Number(level) })
      return `<div class="md-heading"><h${level} id="${id}">${inner}</h${level}><a href="#${id}" aria-label="Link to “${escaped}”">#</a></div>`
    })
    .replace(codeBlock, (_, attribute: string, language = 'text', code: string) => {
      const bar = `<span>${languages[language] ?? language}</span><span class="md-copy"></span>`
      const coloured = colourCode(code, language)
      return `<div class="md-code"><div class="md-code-bar">${bar}</div><pre tabindex="0"><code${attribute}>${coloured}</code></pre></div>`
    })
  return { html, headings }
}

const slug = (escaped: string): string =>
  decodeHtml(escaped)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'section'

function freeId(wanted: string, taken: readonly Heading[]): string {
  let id = wanted
  for (let n = 2; taken.some((heading) => heading.id === id); n++) id = `${wanted}-${n}`
  return id
}
