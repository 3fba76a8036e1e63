import { PublishError } from '../read/publish-error.ts'

export const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/
const versionPattern = /^v\d{1,4}(\.\d{1,4}){0,2}$/

/** A publisher or a tag, as it stands in addresses. */
export function checkedName(option: 'publisher' | 'tag', name: string): string {
  if (name.length < 2 || name.length > 80 || !slug.test(name))
    throw PublishError.ofValue(
      option,
      name,
      'can’t be part of a URL. Use 2 to 80 lowercase letters, digits and single hyphens, such as acme-labs.',
    )
  // `/gateway/{publisher}/{tag}/…` and `/gateway/{publisher}/{version}/…` are told apart by it.
  if (option === 'tag' && /^v\d/.test(name))
    throw PublishError.ofValue(option, name, 'looks like a version. Choose another name.')
  return name
}

interface Versions {
  /** As it stands in the address. */
  readonly version: string
  /** Of the document, in three numbers. */
  readonly full_version: string
}

/** From what the document says, and what was asked for. */
export function versionsOf(stated: string, preferred: string | undefined): Versions {
  const numbers = numbersOf(stated)
  if (preferred === undefined) {
    const version = `v${numbers?.[0]}`
    if (!numbers || !versionPattern.test(version)) {
      const text = `\`info.version\` is ${JSON.stringify(stated)}, which gives no version for the URL. Set one`
      throw PublishError.ofOption('version', `${text}: --version v1.`, `${text}, such as v1.`)
    }
    return { version, full_version: numbers.join('.') }
  }
  const version = preferred.startsWith('v') ? preferred : `v${preferred}`
  if (!versionPattern.test(version))
    throw PublishError.ofValue('version', preferred, 'isn’t a version. Write it as in the URL, such as v2.')
  const parts = version.slice(1).split('.').map(Number)
  const fits = numbers && parts.every((number, index) => number === numbers[index])
  const full = fits ? numbers : [0, 1, 2].map((index) => parts[index] ?? 0)
  return { version, full_version: full.join('.') }
}

/** `1.4.2`, `v1`, `1.0.0-beta.2` and `2022-11-28` all begin with up to three numbers. */
function numbersOf(text: string): number[] | undefined {
  const match =
    /^\s*v?(\d{1,8})(?:[.-](\d{1,8}))?(?:[.-](\d{1,8}))?(?![\w])/i.exec(text) ??
    /^\s*v?(\d{1,4})\b/i.exec(text)
  return match ? [1, 2, 3].map((index) => Number(match[index] ?? 0)) : undefined
}
