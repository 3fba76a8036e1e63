/** Entry `./snippets`: a request as code, in each language. The generators are loaded when their language is asked for. */
export { type Language, languages } from './snippets/languages.ts'
export { literal } from './snippets/literal.ts'
export { printForShell, printSnippet, withKeyPlace, withoutKey } from './snippets/snippet.ts'
