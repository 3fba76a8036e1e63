import { type Grammar, json } from './code-tokens.ts'

const cWords =
  'async|await|break|case|catch|class|const|continue|default|else|export|extends|false|finally|for|from|function|if|import|in|interface|let|new|null|of|return|switch|throw|true|try|type|typeof|undefined|while'
const pythonWords =
  'and|as|class|def|elif|else|except|False|finally|for|from|if|import|in|is|None|not|or|raise|return|True|try|while|with'
const shellWords = 'case|do|done|echo|elif|else|esac|export|fi|for|if|then|while'

const string = '"(?:\\\\.|[^"\\\\\\n])*"|\'(?:\\\\.|[^\'\\\\\\n])*\'|`(?:\\\\.|[^`\\\\])*`'
const number = '(?<![\\w.-])\\d[\\d_]*(?:\\.\\d+)?(?!\\w)'

const grammar = (note: string, keywords: string): Grammar =>
  new RegExp(
    `(?<note>${note})|(?<string>${string})|(?<number>${number})|(?<keyword>\\b(?:${keywords})\\b)`,
    'gm',
  )

const cNotes = '\\/\\/[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/'
const grammars: Readonly<Record<string, Grammar>> = {
  ts: grammar(cNotes, cWords),
  js: grammar(cNotes, cWords),
  json,
  python: grammar('#[^\\n]*', pythonWords),
  sh: grammar('(?<=^|\\s)#[^\\n]*', shellWords),
}

/** By the name that a block of code in Markdown has; undefined for a language that is not coloured. */
export const grammarOf = (language: string): Grammar | undefined =>
  Object.hasOwn(grammars, language) ? grammars[language] : undefined

const sampleWords =
  'const|let|var|await|async|import|from|package|func|def|return|using|new|class|public|static|void|val|fun|require|use|fn|if|throw|echo|print|puts|try|catch|do|end|true|false|null|nil|None|True|False|unknown'

/** A grammar for short samples in any of the console's languages. */
export const samples: Grammar = new RegExp(
  `(?<note>^[ \\t]*(?://|# )[^\\n]*)|(?<string>"(?:[^"\\\\\\n]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|\`[^\`]*\`)|\\b(?<keyword>${sampleWords})\\b|\\b(?<number>\\d+(?:\\.\\d+)?|GET|POST|PUT|PATCH|DELETE)\\b`,
  'gm',
)
