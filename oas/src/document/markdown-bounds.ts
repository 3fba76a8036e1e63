/**
 * Whether a parser of Markdown gets through a text in a moment. Parsers take a time that grows with the square of how deep quotes and
 * lists are nested, and of how many marks a paragraph has; a text that somebody wrote to be read has few of both. This reads each
 * character once.
 */
export const isReadable = (text: string): boolean => text.split('\n').every(createLineCheck())

/** Of quotes and lists on one line. */
const maxNesting = 12
/** Of emphasis, links, code, entities and HTML in one paragraph, or in one row of a table. */
const maxMarks = 1000
/** Of what may be a table. */
const maxTableMarks = 4000
const maxDelimiterLength = 2000

/** Begins a block of its own, whatever stands before it. */
const ownBlock = /^[ >]*(?:[-*+] +\S|1[.)] +\S|#{1,6} |$)/
const container = /^ *(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?/
const rule = /^ *(?:(?:- *)+|(?:\* *)+)$/

function createLineCheck(): (line: string) => boolean {
  let marks = 0
  let ofTable = 0
  let inTable = false
  return (line) => {
    if (nestingOf(line) > maxNesting) return false
    const own = ownBlock.test(line)
    // Under its head, each row of a table has its own cells.
    inTable = !own && (inTable || isDelimiter(line))
    if (own) ofTable = 0
    if (own || inTable) marks = 0
    const count = marksOf(line)
    marks += count
    ofTable += count
    return marks <= maxMarks && ofTable <= maxTableMarks
  }
}

const isDelimiter = (line: string): boolean =>
  line.length <= maxDelimiterLength && /^ *\|?(?: *:?-+:? *\|)+ *(?::?-+:? *)?$/.test(line)

function nestingOf(line: string): number {
  if (rule.test(line)) return 0
  let rest = line
  let depth = 0
  for (let match = container.exec(rest); match && depth <= maxNesting; match = container.exec(rest)) {
    depth += 1
    rest = rest.slice(match[0].length)
  }
  return depth
}

const marks = new Set(Array.from('*_~[]`<&!', (mark) => mark.charCodeAt(0)))
const lastMark = Math.max(...marks)
const isMark = Array.from({ length: lastMark + 1 }, (_, code) => marks.has(code))

function marksOf(line: string): number {
  let count = 0
  for (let at = 0; at < line.length; at += 1) if (isMark[line.charCodeAt(at)] === true) count += 1
  return count
}
