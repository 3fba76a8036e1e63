import type { Queries } from '../../platform/db/client.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { mcpUrl } from '../catalogue/addresses.ts'
import { versionAt } from '../downloads/version/repo.ts'
import { portalServerPath } from './paths.ts'

interface VersionAddress {
  readonly publisher: string
  readonly tag: string | null
  readonly version: string
}

/**
 * The query of an MCP server’s address, where the server reads it: it is the same resource with it, under another name (RFC 9728,
 * section 3.3). Empty for any other.
 */
export function queryOf(address: string): string {
  const query = address.slice(`${address}?`.indexOf('?'))
  return /^\?(?:mode=live|tools=all)(?:&(?:mode=live|tools=all))?$/.test(query) ? query : ''
}

/**
 * The version that a resource indicator (RFC 8707) means, by the address of its MCP server or at the gateway, which are one: a tool
 * call is a call; or the portal’s own server, which has no address of a version. Undefined for an address of another kind.
 */
export function resourceAt(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  resource: string,
): { readonly path: string; readonly address: VersionAddress | undefined } | undefined {
  if (!resource.startsWith(`${publicUrl}/`)) return undefined
  const path = resource.slice(publicUrl.length, resource.length - queryOf(resource).length)
  if (path === portalServerPath) return { path, address: undefined }
  const parts = /^\/(?:mcp|gateway)\/([^/?#]+)(?:\/([^/?#]+))?\/([^/?#]+)$/.exec(path)
  if (!parts) return undefined
  const [publisher, tag, version] = parts.slice(1).map(decoded)
  if (!publisher || !version) return undefined
  const address = { publisher, tag: tag ?? null, version }
  return { path: mcpUrl(address), address }
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** Undefined where no version has the address. */
export const publishedAt = (db: Queries, address: VersionAddress) => versionAt(db, address)

/** Whether a resource is the portal’s own server. */
export const isPortal = (settings: Pick<Settings, 'publicUrl'>, resource: string): boolean =>
  resourceAt(settings, resource)?.path === portalServerPath
