import { letters, literal, rowText, written } from './words.ts'

// Facts on the opened page of an operation, as lines to compare with its Markdown.

const named = (element: Element | null | undefined, name: string): boolean => {
  const part = element?.getAttribute('data-part')
  if (part) return part === name
  return element?.className.split?.(/\s+/).some((one) => one.split('_').includes(name)) ?? false
}
const childrenNamed = (element: Element, name: string): Element[] =>
  [...element.children].filter((child) => named(child, name))
// Selectors take jsdom longer than all the rest.
const all = (element: Element, tag: string): Element[] => [...element.getElementsByTagName(tag)]
const childrenOf = (element: Element, ...tags: readonly string[]): Element[] =>
  [...element.children].filter(({ tagName }) => tags.includes(tagName))

/** The words of an element, with marks around code. */
function wordsOf(node: Node | undefined): string {
  if (!node) return ''
  if (node.nodeType === 3) return node.textContent ?? ''
  if (node.nodeName === 'CODE' || node.nodeName === 'PRE') return literal(node.textContent ?? '')
  return [...node.childNodes].map(wordsOf).join(node.nodeName === 'UL' ? '' : '')
}

export function pageFacts(page: Element): string[] {
  const parts = [...page.children]
  const opening = parts.filter((one) => /^(DIV|P)$/.test(one.tagName) && !named(one, 'price'))
  return [
    ...saidAt('', opening),
    ...parts.flatMap((part) => {
      if (part.tagName === 'SECTION') return sectionFacts(part)
      return part.tagName === 'DETAILS' ? testValues(part) : []
    }),
  ]
}

function sectionFacts(section: Element): string[] {
  const title = section.querySelector('h3')?.textContent ?? ''
  if (title === 'Authentication') return authentication(section)
  if (title === 'Responses') return childrenNamed(section, 'response').flatMap(response)
  if (title === 'Errors') return errors(section)
  if (title === 'Callbacks') return childrenNamed(section, 'response').flatMap(callback)
  if (title.startsWith('Request body')) {
    const required = title.replace('Request body ', '')
    const notes = [...section.children].filter((one) => named(one, 'note'))
    return [
      `body ${required}`,
      ...saidAt('body', notes),
      ...childrenNamed(section, 'media').flatMap((one) => media(one, 'body')),
    ]
  }
  const place = {
    'Path parameters': 'path',
    'Query parameters': 'query',
    'Query string': 'querystring',
    Headers: 'header',
    Cookies: 'cookie',
  }[title]
  if (!place) throw new Error(`A section “${title}” is new.`)
  return childrenOf(section, 'UL').flatMap((list) => rows(list, place, [], 'below'))
}

const saidAt = (place: string, elements: readonly Element[]): string[] => {
  const words = letters(elements.map(wordsOf).join(''))
  return words ? [`${place} said ${words}`.trim()] : []
}

/** `below` stands for the place of what is not at the top. */
function rows(list: Element, place: string, trail: readonly string[], below = place): string[] {
  return [...list.children].flatMap((item) => row(item, { place, trail, below }))
}

interface RowPlace {
  readonly place: string
  readonly trail: readonly string[]
  readonly below: string
}

function row(item: Element, { place, trail, below: deeper }: RowPlace): string[] {
  const [line] = childrenNamed(item, 'line')
  if (!line) return []
  const code = all(line, 'code').find((one) => named(one, 'name'))
  const form = all(line, 'span').find((one) => named(one, 'form'))
  const type = childrenNamed(line, 'type').map(wordsOf).join('')
  const when = childrenNamed(line, 'when').map(wordsOf).join('')
  const tags = childrenNamed(line, 'tag').map(({ textContent }) => textContent)
  const label = code?.textContent ?? ''
  const copy = all(line, 'button')
    .map((one) => one.getAttribute('aria-label'))
    .find((one) => one?.startsWith('Copy the path '))
  const path = copy?.replace('Copy the path ', '') ?? label
  const keys = childrenNamed(item, 'limits').map(wordsOf).join('')
  const anyKey = label === '{any key}' ? 'any other key' : ''
  const notes = childrenNamed(item, 'notes').map(wordsOf).join('')
  const name = form ? [letters(wordsOf(form))] : []
  const isForm = form && childrenNamed(line, 'type').length > 0
  const heading = childrenNamed(item, 'heading').map(wordsOf).join('')
  const below = [...item.children].filter((one) => one.tagName === 'UL')
  const here = [...trail, ...name]
  return [
    ...(heading ? [`${place} | chosen: ${letters(heading)}`] : []),
    rowText({
      place,
      within: form ? [...trail, letters(`${wordsOf(form)}${when}`)] : trail,
      path: form ? '' : path,
      type: form ? '' : type,
      required: tags.includes('required'),
      notes: `${isForm && type !== 'object' ? type : ''}${keys}${anyKey}${notes}${tags.includes('deprecated') ? 'deprecated' : ''}`,
    }),
    ...below.flatMap((list) => rows(list, deeper, here)),
  ]
}

function media(element: Element, at: string): string[] {
  const select = element.querySelector('select')
  const type = select
    ? select.selectedOptions[0]?.textContent
    : childrenNamed(element, 'mediaType')[0]?.textContent
  const place = `${at} ${type}`
  const tree = [...element.children]
  const lists = tree.filter((one) => one.tagName === 'UL')
  const whole = tree.filter((one) => named(one, 'type') || named(one, 'notes')).map(wordsOf)
  const [only] = lists[0]?.children ?? []
  const plain =
    lists.length === 1 && only?.querySelector('code')?.textContent === 'body' && whole.length === 0
  const lines =
    plain && only
      ? [
          ...childrenNamed(only, 'line').flatMap((line) => childrenNamed(line, 'type')),
          ...childrenNamed(only, 'notes'),
        ].map(wordsOf)
      : whole
  const root = letters(lines.join('')).replace(/^object$/, '')
  return [
    ...tree.filter((one) => named(one, 'note')).map((one) => `${place} ${letters(wordsOf(one))}`),
    ...(root ? [`${place} is ${root}`] : []),
    ...(plain && only ? [] : lists.flatMap((list) => rows(list, place, []))),
    ...tree
      .filter((one) => childrenOf(one, 'P')[0]?.textContent === 'How fields are sent')
      .flatMap((one) => encodings(one, place)),
    ...tree.filter((one) => named(one, 'examples')).flatMap((one) => examples(one, place)),
  ]
}

const encodings = (element: Element, place: string): string[] =>
  childrenOf(element, 'UL')
    .flatMap(({ children }) => [...children])
    .flatMap((field) => [
      `${place} field ${letters(wordsOf(field.querySelector('p') ?? undefined))}`,
      ...childrenOf(field, 'UL').flatMap((list) => rows(list, `${place} field header`, [])),
    ])

function examples(element: Element, place: string): string[] {
  const pressed = element.querySelector('[aria-pressed=true]')?.textContent
  const title = element.querySelector('figcaption span')?.textContent
  return [
    `${place} example ${letters(pressed ?? title ?? '')} ${written(element.querySelector('pre')?.textContent)}`,
  ]
}

function response(element: Element): string[] {
  const [outcome] = childrenNamed(element, 'outcome')
  const [tag, note] = outcome?.children ?? []
  const place = `response ${tag?.textContent}`
  return [
    ...saidAt(place, note ? [note] : []),
    ...headers(element, place),
    ...childrenOf(element, 'DIV')
      .filter((one) => named(one, 'media'))
      .flatMap((one) => media(one, place)),
    ...links(element, place),
  ]
}

const headers = (element: Element, place: string): string[] =>
  [...element.children].flatMap((one) =>
    childrenOf(one, 'H4')[0]?.textContent === 'Headers'
      ? [...one.children]
          .filter(({ tagName }) => tagName === 'UL')
          .flatMap((list) => rows(list, `${place} header`, []))
      : [],
  )

const links = (element: Element, place: string): string[] =>
  [...element.children].flatMap((one) =>
    childrenOf(one, 'H4')[0]?.textContent === 'Links'
      ? childrenOf(one, 'UL')
          .flatMap(({ children }) => [...children])
          .map((link) => `${place} link ${letters(wordsOf(link))}`)
      : [],
  )

function authentication(section: Element): string[] {
  return [
    ...childrenOf(section, 'P').map((one) => `needs ${letters(wordsOf(one))}`),
    ...childrenNamed(section, 'ways')
      .flatMap((list) => [...list.children])
      .map((way) => `way ${letters(wordsOf(way))}`),
    ...childrenNamed(section, 'schemes')
      .flatMap((list) => [...list.children])
      .flatMap((scheme) => [
        `scheme ${letters(childrenNamed(scheme, 'scheme').map(wordsOf).join(''))}`,
        ...[...scheme.children]
          .filter((one) => named(one, 'note'))
          .map((one) => `scheme says ${letters(wordsOf(one))}`),
        ...childrenNamed(scheme, 'origin').flatMap((one) =>
          one.tagName === 'DETAILS'
            ? all(one, 'p').map((scope) => `scope ${letters(wordsOf(scope))}`)
            : [`origin ${letters(wordsOf(one))}`],
        ),
      ]),
  ]
}

function errors(section: Element): string[] {
  const rows = all(section, 'tbody').flatMap((body) => {
    const status = body.querySelector('th')?.textContent ?? ''
    const title = body.querySelector('td button')?.textContent ?? ''
    const code = body.querySelector('td button')?.nextElementSibling?.textContent ?? ''
    const remedy = letters(wordsOf(body.querySelector('td:nth-of-type(2)')?.firstChild ?? undefined))
    const opened = body.querySelector('[id$=-why] > div')
    if (!opened) throw new Error(`The error ${status} ${title} is not open.`)
    const parts = [...opened.children]
    const cause = parts
      .filter((one) => one.tagName === 'P' && !one.textContent?.startsWith('Example '))
      .map(wordsOf)
      .join('')
    const example = parts
      .find((one) => one.tagName === 'P' && one.textContent?.startsWith('Example '))
      ?.querySelector('code')?.textContent
    const value = parts.find(({ tagName }) => tagName === 'FIGURE')?.querySelector('pre')?.textContent
    const meaning = parts.filter((one) => named(one, 'note'))
    const alone = all(section, 'th').filter(({ textContent }) => textContent === status).length === 1
    const words = letters(title + cause + (alone ? meaning.map(wordsOf).join('') : ''))
    return [
      example ? `error ${status} ${code} ${words} ${remedy}` : `error ${status}`,
      ...(alone && example
        ? []
        : saidAt(`error ${status}`, meaning.length > 0 ? meaning : all(body, 'button').slice(0, 1))),
      ...(example ? [`error ${status} example ${example} ${written(value)}`] : []),
      ...headers(opened, `error ${status}`),
    ]
  })
  const fields = childrenOf(section, 'DETAILS').flatMap((one) =>
    media(
      one.children[1] as Element,
      `error ${one.querySelector('summary')?.textContent?.replace('Response fields for ', '')}`,
    ),
  )
  return [...rows, ...fields]
}

function callback(element: Element): string[] {
  const [head, ...parts] = [...element.children]
  const name = letters(head?.querySelector('h4')?.textContent ?? '')
  const place = `callback ${name}`
  const [method = '', url = ''] = [...(head?.querySelector('p')?.children ?? [])].map(
    ({ textContent }) => textContent,
  )
  return [
    `${place} ${method} ${url}${/deprecated$/.test(head?.textContent ?? '') ? ' deprecated' : ''}`,
    // Of the call, and of what it sends.
    ...saidAt(
      place,
      parts
        .flatMap((one) => [one, ...one.children])
        .filter((one) => named(one, 'note') && !named(one.parentElement, 'outcome')),
    ),
    ...parts.flatMap((part) => {
      const title = part.querySelector('p')?.textContent
      const [, ...rest] = [...part.children]
      if (title === 'Parameters') return rest.flatMap((list) => rows(list, place, []))
      if (title === 'It sends')
        return rest.filter((one) => named(one, 'media')).flatMap((one) => media(one, place))
      if (title === 'Your server responds')
        return rest.map((one) => `${place} takes ${letters(wordsOf(one))}`)
      return named(part, 'note') ? [] : [`${place} needs ${letters(wordsOf(part))}`]
    }),
  ]
}

const testValues = (element: Element): string[] =>
  all(element, 'tr')
    .filter(({ parentElement }) => parentElement?.tagName === 'TBODY')
    .map((line) => `test value ${letters([...line.children].map(wordsOf).join(''))}`)
