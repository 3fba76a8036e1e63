import type { AppContext } from '../../platform/app-context.ts'
import { addressesOf, type HostAddress, resolveOutside } from '../../platform/http/outside-hosts.ts'
import { refusedField } from '../../platform/http/problem.ts'

type AddressContext = Pick<AppContext, 'settings' | 'resolveHost'>

/** Throws what an address is refused for when it is saved. */
export async function requireUsableUrl(context: AddressContext, text: string): Promise<void> {
  const url = parseUrl(context, text)
  const target = await resolveTarget(context, url)
  if (target === 'host_unknown') {
    throw refusedField('#/url', 'host_unknown', 'This host can’t be found. Check its name.')
  }
  if (target === 'address_refused') {
    throw refusedField(
      '#/url',
      'address_refused',
      'This host leads to a private or reserved address. Use one that is reachable from the internet.',
    )
  }
}

function parseUrl({ settings }: AddressContext, text: string): URL {
  if (!URL.canParse(text)) throw refusedField('#/url', 'format', 'This isn’t a URL.')
  const url = new URL(text)
  const isPlain = url.protocol === 'http:' && settings.webhooksToPrivateAddresses
  if (url.protocol !== 'https:' && !isPlain) {
    throw refusedField('#/url', 'not_https', 'Use an https:// address.')
  }
  if (url.username || url.password) {
    throw refusedField(
      '#/url',
      'not_allowed',
      'Remove the user name and password: check the signature instead.',
    )
  }
  if (url.hash) throw refusedField('#/url', 'not_allowed', 'Remove everything after the #.')
  return url
}

/**
 * The current addresses of a host, unless one of them isn't public: a webhook must not reach hosts that only the
 * portal can.
 */
export async function resolveTarget(
  { settings, resolveHost }: AddressContext,
  url: URL,
): Promise<readonly HostAddress[] | 'host_unknown' | 'address_refused'> {
  const { addresses, inside } = settings.webhooksToPrivateAddresses
    ? { addresses: await addressesOf(url, resolveHost), inside: undefined }
    : await resolveOutside(url, resolveHost)
  if (inside) return 'address_refused'
  return addresses.length === 0 ? 'host_unknown' : addresses
}
