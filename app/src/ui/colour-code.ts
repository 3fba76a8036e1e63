const words = {
  c: 'async|await|break|case|catch|class|const|continue|default|else|export|extends|false|finally|for|from|function|if|import|in|interface|let|new|null|of|return|switch|throw|true|try|type|typeof|undefined|while',
  python:
    'and|as|class|def|elif|else|except|False|finally|for|from|if|import|in|is|None|not|or|raise|return|True|try|while|with',
  shell: 'case|do|done|echo|elif|else|esac|export|fi|for|if|then|while',
  json: 'true|false|null',
}

const grammars: Readonly<Record<string, RegExp>> = {
  ts: grammar('\\/\\/[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/', words.c),
  js: grammar('\\/\\/[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/', words.c),
  json: grammar('\\/\\/[^\\n]*', words.json),
  python: grammar('#[^\\n]*', words.python),
  sh: grammar('(?<=^|\\s)#[^\\n]*', words.shell),
}

/** The four kinds that are told apart, as named groups, over text in which `"` is `&quot;`. */
function grammar(note: string, keywords: string): RegExp {
  const string = "&quot;(?:\\\\.|(?!&quot;)[^\\\\\\n])*&quot;|'(?:\\\\.|[^'\\\\\\n])*'|`(?:\\\\.|[^`\\\\])*`"
  const number = '(?<![\\w.-])\\d[\\d_]*(?:\\.\\d+)?(?!\\w)'
  return new RegExp(
    `(?<note>${note})|(?<string>${string})|(?<number>${number})|(?<keyword>\\b(?:${keywords})\\b)`,
    'gm',
  )
}

/** Colours code that is HTML already: it puts spans round what is there, and adds or removes no character of it. */
export function colourCode(escaped: string, language: string): string {
  const found = Object.hasOwn(grammars, language) ? grammars[language] : undefined
  if (!found) return escaped
  return escaped.replace(found, (token, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined)
    return `<span class="md-${kind}">${token}</span>`
  })
}
