import { watchFile } from 'node:fs'
import { join } from 'node:path'
import { Ajv } from 'ajv'
import { readCheckedYaml } from '../checked-yaml.ts'
import schema from './brand.schema.json' with { type: 'json' }
import { type Colours, coloursOf } from './colours.ts'
import { letterIcon, type Pictures, pictureFiles, readPictures } from './pictures.ts'

/** How a provider calls itself, and looks. */
export interface Brand {
  readonly name: string
  /** Where people write to. Without, SUPPORT_EMAIL. */
  readonly support_email?: string
  /** On documents that are issued from now on. Without, the SELLER_ settings. */
  readonly seller?: { readonly legal_name: string; readonly address: string; readonly tin: string }
  /** `#rrggbb`: both themes are made from it. */
  readonly accent?: string
  /** Without, the words of our landing page. */
  readonly landing?: { readonly title: string; readonly lead: string; readonly sample?: object }
  /** Of those who haven't chosen. Without, the system's. */
  readonly theme?: 'light' | 'dark'
  /** Beside our own. */
  readonly links?: { readonly header?: readonly Link[]; readonly footer?: readonly Link[] }
}

interface Link {
  readonly label: string
  /** A path of the portal, or a URL with https:. */
  readonly href: string
}

interface Look {
  /** Undefined for the colours of the style sheet. */
  readonly colours?: Colours
  /** Undefined for those of the build. */
  readonly pictures?: Pictures
}

interface BrandInForce extends Brand, Look {
  readonly support_email: string
  /** Settings that the app needs before its first request. */
  readonly settings: AppSettings
}

interface AppSettings {
  readonly timeZone: string
  readonly analyticsUrl?: string | undefined
  readonly tagManagerUrl?: string | undefined
}

export const ourBrand: BrandInForce = {
  name: 'Switchboard',
  support_email: 'support@switchboard.example',
  settings: { timeZone: 'Asia/Manila' },
}
let present = ourBrand

/** The brand in force: one for the process, and another one as soon as its file has changed. */
export const brand = (): BrandInForce => present

/** The name as a product of a User-Agent: RFC 9110, 5.6.2. */
export const agentName = (): string => present.name.replace(/[^\w.-]/g, '') || 'Portal'

/** Each mistake in a brand’s files, with the file and its line. */
export class UnusableBrand extends Error {
  override readonly name = 'UnusableBrand'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.faults = faults
  }
}

const isBrand = new Ajv({ allErrors: true, allowUnionTypes: true }).compile<Brand>(schema)

/** Throws UnusableBrand. */
export function readBrand(folder: string): Brand & Look {
  const file = readCheckedYaml(join(folder, 'brand.yaml'), { isValid: isBrand, whole: 'the brand' })
  const { pictures, faults } = readPictures(folder)
  if (file.content && faults.length === 0) return { ...file.content, ...lookOf(file.content, pictures) }
  throw new UnusableBrand([...file.faults, ...faults])
}

function lookOf({ name, accent }: Brand, pictures: Pictures): Look {
  const colours = accent === undefined ? undefined : coloursOf(accent)
  const { '--brand': ground, '--on-brand': ink } = colours?.light ?? ourColours
  return { ...(colours && { colours }), pictures: { icon: letterIcon(name, ground, ink), ...pictures } }
}

/** As in app/src/theme/tokens.css. */
const ourColours = { '--brand': '#0b6b66', '--on-brand': '#ffffff' } as const

interface BrandSettings {
  /** Undefined for our own brand. */
  readonly folder: string | undefined
  readonly settings: AppSettings & { readonly supportEmail: string }
}

/**
 * Takes changes of the files within seconds, also on a network's disk, which tells of none. After a mistake, which is told, the last good
 * brand stays in force. Throws UnusableBrand where it begins with one.
 */
export function startBrand(
  { folder, settings }: BrandSettings,
  onFault: (fault: UnusableBrand) => void,
): void {
  const read = () => {
    present = {
      ...ourBrand,
      support_email: settings.supportEmail,
      settings,
      ...(folder && readBrand(folder)),
    }
  }
  read()
  if (!folder) return
  const readAgain = () => {
    try {
      read()
    } catch (error) {
      if (!(error instanceof UnusableBrand)) throw error
      onFault(error)
    }
  }
  for (const file of ['brand.yaml', ...pictureFiles])
    watchFile(join(folder, file), { interval: 2_000, persistent: false }, readAgain)
}
