import ts from 'typescript'

/** Comments of a source, each on one line without its marks; `//` lines in a row are one comment. */
export function commentsOf(file: string, source: string): readonly string[] {
  const comment = /\.ya?ml$/.test(file) ? yamlComment : file.endsWith('.sql') ? sqlComment : codeComment
  return [...source.matchAll(comment)].map(([text]) =>
    text
      .replaceAll(/^\s*(\/\*\*?|\*\/?|\/\/|--|#+)|\*\/$/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
}

const codeComment = /(?<=^|[\s{(])\/\*[\s\S]*?\*\/|(?<=^|[ \t])\/\/ .*(\n[ \t]*\/\/ .*)*/gm
const sqlComment = /--.*(\n[ \t]*--.*)*/g
const yamlComment = /^[ \t]*# .*(\n[ \t]*# .*)*/gm

const firstWord = /(?:^|[.!?:;] )["“(]?(?:who|whoever|whose|whom|what|nobody)\b/gi
const unnamedPerson = /\b(?:for|of|to|with|by|from|and|so|as|that|than|when|if) (?:who|whoever)\b/g

/**
 * How often a comment begins a sentence with a clause ("Who has no key learns nothing", "What is kept of a key"), or names a person only by
 * what they do ("for who asks"). "Callers who" and "says who asked" don't count.
 */
export const clauseSubjects = (comment: string): number =>
  [...comment.matchAll(firstWord)].length + [...comment.matchAll(unnamedPerson)].length

const participle = 'shown|found|told|asked|kept|given|wanted|said|made|held'
const isParticiple = new RegExp(`^(?:${participle})$`)
/** Parsing a file takes time, so only one that may declare such a name is parsed. */
const declared = new RegExp(
  `\\b(?:const|let|function) (?:${participle})\\b|[[({,.] *(?:${participle}) *(?:[,:)\\]}=]|$)|\\b(?:${participle}) =>`,
  'm',
)

/** Variables, parameters and functions that are named by a bare participle. Fields aren't counted: `key.shown` is a fact about the key. */
export function participleNames(file: string, source: string): readonly string[] {
  if (!declared.test(source)) return []
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind)
  const names: string[] = []
  const visit = (node: ts.Node): void => {
    if (isNamed(node) && isParticiple.test(node.name.text)) names.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return names
}

const isNamed = (node: ts.Node): node is ts.Node & { readonly name: ts.Identifier } =>
  (ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isBindingElement(node) ||
    ts.isFunctionDeclaration(node)) &&
  node.name !== undefined &&
  ts.isIdentifier(node.name)
