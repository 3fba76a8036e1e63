/** A regular expression as a tree. Only single characters are matched by the language's own engine. */
export type Pattern =
  | { readonly kind: 'char'; readonly accepts: (char: string) => boolean }
  | { readonly kind: 'all'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'any'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly min: number; readonly max: number }
  | { readonly kind: 'group'; readonly part: Pattern; readonly index: number }
  | { readonly kind: 'again'; readonly index: number }
  | { readonly kind: 'look'; readonly part: Pattern; readonly behind: boolean; readonly not: boolean }
  | { readonly kind: 'edge'; readonly at: '^' | '$' | 'b' | 'B' }

const maxLength = 2_000
const maxDepth = 40

/** Undefined for what is no expression, or is longer than one that means well. */
export function parsePattern(source: string): Pattern | undefined {
  if (source.length > maxLength) return undefined
  const flags = ['u', ''].find((one) => isExpression(source, one))
  if (flags === undefined) return undefined
  try {
    return new Parser(source, flags).whole()
  } catch (error) {
    if (error instanceof Unread) return undefined
    throw error
  }
}

/** Compiles without being run. */
function isExpression(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags)
    return true
  } catch {
    return false
  }
}

class Unread extends Error {}

const atom =
  /\[(?:\\.|[^\]\\])*\]|\\(?:u\{[0-9a-f]+\}|u[0-9a-f]{4}|x[0-9a-f]{2}|[pP]\{[^}]*\}|c[a-z]|.)|[^\\]/isuy

class Parser {
  readonly #source: string
  readonly #flags: string
  readonly #names: readonly string[]
  #at = 0
  #groups = 0

  constructor(source: string, flags: string) {
    this.#source = source
    this.#flags = flags
    this.#names = [...source.matchAll(/\((?:\?<([A-Za-z_$][\w$]*)>|(?!\?))/g)].map(([, name = '']) => name)
  }

  whole(): Pattern {
    const all = this.#choice(0)
    if (this.#at < this.#source.length) throw new Unread()
    return all
  }

  #take(text: string): boolean {
    if (!this.#source.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  #choice(depth: number): Pattern {
    if (depth > maxDepth) throw new Unread()
    const parts = [this.#sequence(depth)]
    while (this.#take('|')) parts.push(this.#sequence(depth))
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'any', parts }
  }

  #sequence(depth: number): Pattern {
    const parts: Pattern[] = []
    while (this.#at < this.#source.length && !/^[|)]/.test(this.#source.charAt(this.#at)))
      parts.push(this.#repeated(this.#one(depth)))
    return { kind: 'all', parts }
  }

  #repeated(part: Pattern): Pattern {
    const rest = this.#source.slice(this.#at, this.#at + 40)
    const [whole, sign, least, comma, most] = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(rest) ?? []
    if (whole === undefined) return part
    this.#at += whole.length
    const min = sign ? Number(sign === '+') : Number(least)
    const max = sign ? (sign === '?' ? 1 : Infinity) : comma ? (most ? Number(most) : Infinity) : min
    return { kind: 'repeat', part, min, max }
  }

  #one(depth: number): Pattern {
    if (this.#take('^')) return { kind: 'edge', at: '^' }
    if (this.#take('$')) return { kind: 'edge', at: '$' }
    if (this.#take('\\b')) return { kind: 'edge', at: 'b' }
    if (this.#take('\\B')) return { kind: 'edge', at: 'B' }
    if (this.#take('(')) return this.#group(depth)
    const [, number, name] =
      /^\\(?:([1-9]\d?)|k<([^>]+)>)/.exec(this.#source.slice(this.#at, this.#at + 60)) ?? []
    if (number || name) {
      this.#at += number ? number.length + 1 : (name?.length ?? 0) + 4
      return { kind: 'again', index: number ? Number(number) : this.#names.indexOf(name ?? '') + 1 }
    }
    return this.#char()
  }

  #group(depth: number): Pattern {
    const look = ['?=', '?!', '?<=', '?<!'].find((sign) => this.#take(sign))
    if (look) {
      const part = this.#inner(depth)
      return { kind: 'look', part, behind: look.includes('<'), not: look.includes('!') }
    }
    if (this.#take('?:')) return this.#inner(depth)
    const [named] = /^\?<[^>]+>/.exec(this.#source.slice(this.#at)) ?? []
    if (!named && this.#source.startsWith('?', this.#at)) throw new Unread()
    this.#at += named?.length ?? 0
    this.#groups += 1
    const index = this.#groups
    return { kind: 'group', part: this.#inner(depth), index }
  }

  #inner(depth: number): Pattern {
    const part = this.#choice(depth + 1)
    if (!this.#take(')')) throw new Unread()
    return part
  }

  #char(): Pattern {
    atom.lastIndex = this.#at
    const [text] = atom.exec(this.#source) ?? []
    if (text === undefined) throw new Unread()
    this.#at += text.length
    if (text.length === 1 && text !== '.') return { kind: 'char', accepts: (char) => char === text }
    const one = new RegExp(`^${text}$`, this.#flags)
    return { kind: 'char', accepts: (char) => one.test(char) }
  }
}
