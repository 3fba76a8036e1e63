import {
  asArray,
  asObject,
  asText,
  isObject,
  type Json,
  type JsonObject,
  operationsOf,
  resolved,
} from '@switchboard/oas/document'
import { keyHeader } from '@switchboard/oas/security'

/** A document as callers see it, and what they don't see of it. */
export interface CallersDocument {
  readonly document: JsonObject
  readonly servers: readonly string[]
  /** Addresses of tokens, and of what describes them. */
  readonly tokenUrls: readonly string[]
  readonly schemes: readonly string[]
}

/**
 * A document for callers of the gateway, who never reach the servers of the API, nor authenticate there: it names the gateway and its key
 * instead. The authentication of the API's own requests, those of webhooks and callbacks, stays. One that names the gateway alone, as its
 * publisher wrote it, is left as it is.
 */
export function callersDocument(source: JsonObject, gateway: string): CallersDocument {
  const paths = operationsOf(source)
  const inbound = [
    ...operationsOf(source, 'webhooks'),
    ...paths.flatMap(({ raw }) => callbacksOf(source, raw)),
  ].flatMap(({ raw }) => asArray(raw.security).flatMap((way) => Object.keys(asObject(way))))
  const schemes = Object.entries({
    ...asObject(asObject(source.components).securitySchemes),
    ...asObject(source.securityDefinitions),
  })
  const own = schemes.find(([, scheme]) => isOwnKey(resolved(source, scheme) ?? null))?.[0]
  const hidden = schemes.filter(([name]) => name !== own && !inbound.includes(name))
  const servers = [source, ...paths.flatMap(({ pathItem, raw }) => [pathItem, raw])]
    .flatMap((one) => asArray(one.servers).map((server) => asText(asObject(server).url)))
    .concat(asText(source.host) && `${asText(source.host)}${asText(source.basePath)}`)
    .filter((url) => url !== '' && url !== gateway)
  if (servers.length === 0 && hidden.length === 0)
    return { document: source, servers: [], tokenUrls: [], schemes: [] }

  const keyName = own ?? (inbound.includes('apiKey') ? 'gatewayKey' : 'apiKey')
  const security = {
    [keyName]: own === undefined ? gatewayKey : (schemes.find(([name]) => name === own)?.[1] ?? gatewayKey),
    ...Object.fromEntries(schemes.filter(([name]) => inbound.includes(name))),
  }
  const { host: _, schemes: __, servers: ___, components, ...rest } = source
  const isSwagger = source.swagger !== undefined
  return {
    document: {
      ...rest,
      ...(isSwagger
        ? { basePath: gateway, securityDefinitions: security }
        : { servers: [{ url: gateway, description: 'This portal’s gateway' }] }),
      security: [{ [keyName]: [] }],
      ...(isObject(source.paths) && { paths: mapped(source.paths, itemForCallers) }),
      ...(source.webhooks !== undefined && {
        webhooks: mapped(source.webhooks, (item) => mapped(item, inboundOperation)),
      }),
      ...(!isSwagger && {
        components: {
          ...asObject(components),
          ...parts(asObject(components), {
            links: withoutServers,
            pathItems: itemForCallers,
            responses: responseForCallers,
          }),
          securitySchemes: security,
        },
      }),
    },
    servers: [...new Set(servers)],
    tokenUrls: [...new Set(hidden.flatMap(([, scheme]) => urlsOf(resolved(source, scheme) ?? null)))],
    schemes: hidden.map(([name]) => name),
  }
}

/** In place of every scheme that callers don't see. */
const gatewayKey: JsonObject = {
  type: 'apiKey',
  in: 'header',
  name: keyHeader,
  description: 'The key of your subscription.',
}

const isOwnKey = (scheme: Json): boolean => {
  const { type, in: place, name } = asObject(scheme)
  return type === 'apiKey' && place === 'header' && asText(name).toLowerCase() === keyHeader.toLowerCase()
}

const callbacksOf = (document: JsonObject, operation: JsonObject) =>
  Object.values(asObject(operation.callbacks)).flatMap((callback) =>
    operationsOf({ ...document, paths: asObject(resolved(document, callback)) }),
  )

/** The texts of a scheme that are addresses, such as those of its flows. */
const urlsOf = (scheme: Json): string[] =>
  Object.entries(asObject(scheme)).flatMap(([name, value]) =>
    name === 'flows'
      ? Object.values(asObject(value)).flatMap(urlsOf)
      : /Url$/.test(name)
        ? asText(value)
        : [],
  )

type Change = (value: Json) => Json

const mapped = (values: Json | undefined, change: Change): Json =>
  isObject(values)
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]))
    : (values ?? null)

/** The fields that are there, each with its members changed. */
const parts = (node: JsonObject, changes: Readonly<Record<string, Change>>): JsonObject =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([name, change]) =>
      isObject(node[name]) ? [[name, mapped(node[name], change)]] : [],
    ),
  )

/** An operation or a link, without addresses of its own. */
const withoutServers: Change = (value) => {
  if (!isObject(value)) return value
  const { servers: _, server: __, schemes: ___, ...rest } = value
  return rest
}

const responseForCallers: Change = (response) =>
  isObject(response) ? { ...response, ...parts(response, { links: withoutServers }) } : response

const operationForCallers: Change = (operation) => {
  if (!isObject(operation)) return operation
  const { security: _, ...rest } = asObject(withoutServers(operation))
  return { ...rest, ...parts(rest, { responses: responseForCallers }) }
}

const itemForCallers: Change = (item) => {
  const { additionalOperations: more, ...rest } = asObject(withoutServers(item))
  return asObject(
    mapped(
      { ...rest, ...(isObject(more) && { additionalOperations: mapped(more, operationForCallers) }) },
      operationForCallers,
    ),
  )
}

/** Requests that the API sends don't carry the key of its callers. */
const inboundOperation: Change = (operation) =>
  isObject(operation) ? { security: [], ...operation } : operation
