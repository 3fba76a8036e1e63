import { readFileSync, watchFile } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { isNode, LineCounter, parseDocument } from 'yaml'
import schema from './brand.schema.json' with { type: 'json' }
import { type Colours, coloursOf } from './colours.ts'

/** How a provider calls itself, and looks. */
export interface Brand {
  readonly name: string
  /** Where people write to. Without, SUPPORT_EMAIL. */
  readonly support_email?: string
  /** `#rrggbb`: both themes are made from it. */
  readonly accent?: string
}

interface BrandInForce extends Brand {
  readonly support_email: string
  /** Undefined for the colours of the style sheet. */
  readonly colours?: Colours
}

export const ourBrand: BrandInForce = { name: 'Switchboard', support_email: 'support@switchboard.example' }
let present = ourBrand

/** The brand in force: one for the process, and another one as soon as its file has changed. */
export const brand = (): BrandInForce => present

/** The name as a product of a User-Agent: RFC 9110, 5.6.2. */
export const agentName = (): string => present.name.replace(/[^\w.-]/g, '') || 'Portal'

/** Each mistake in a brand’s file, with its line. */
export class UnusableBrand extends Error {
  override readonly name = 'UnusableBrand'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

const isBrand = new Ajv({ allErrors: true }).compile<Brand>(schema)

const brandFile = (folder: string): string => join(folder, 'brand.yaml')

/** Throws UnusableBrand. */
export function readBrand(folder: string): Brand & Pick<BrandInForce, 'colours'> {
  const lines = new LineCounter()
  const text = readText(brandFile(folder))
  const document = parseDocument(text, { lineCounter: lines })
  if (document.errors.length > 0)
    throw new UnusableBrand(
      document.errors.map(({ pos, message }) =>
        at(lines.linePos(pos[0]).line, message.split(' at line')[0] ?? ''),
      ),
    )
  const value: unknown = document.toJS()
  if (isBrand(value)) return { ...value, ...(value.accent && { colours: coloursOf(value.accent) }) }
  const faults = (isBrand.errors ?? []).map(({ instancePath, message = '', params }) => {
    const path = [
      ...instancePath.split('/').slice(1),
      ...(params.additionalProperty ? [params.additionalProperty] : []),
    ]
    const node = document.getIn(path, true)
    const line = isNode(node) && node.range ? lines.linePos(node.range[0]).line : 1
    return at(line, `${path.join('.') || 'the brand'} ${message}.`)
  })
  throw new UnusableBrand(faults)
}

const at = (line: number, message: string): string => `brand.yaml, line ${line}: ${message}`

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new UnusableBrand([`${file} can’t be read.`])
  }
}

interface BrandSettings {
  /** Undefined for our own brand. */
  readonly folder: string | undefined
  readonly supportEmail: string
}

/**
 * Takes changes of the file within seconds, also on a network's disk, which tells of none. After a mistake, which is told, the last good
 * brand stays in force. Throws UnusableBrand where it begins with one.
 */
export function startBrand(
  { folder, supportEmail }: BrandSettings,
  onFault: (fault: UnusableBrand) => void,
): void {
  const read = () => {
    present = { ...ourBrand, support_email: supportEmail, ...(folder && readBrand(folder)) }
  }
  read()
  if (!folder) return
  watchFile(brandFile(folder), { interval: 2_000, persistent: false }, () => {
    try {
      read()
    } catch (error) {
      if (!(error instanceof UnusableBrand)) throw error
      onFault(error)
    }
  })
}
