/** Of the authorization server. */
export const paths = {
  metadata: '/.well-known/oauth-authorization-server',
  /** Followed by the path of an MCP server: RFC 9728. */
  protectedResource: '/.well-known/oauth-protected-resource',
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
  /** The page where a person decides; followed by the id of the request. */
  consent: '/agents/authorize',
} as const

/** The MCP server of the portal itself, a resource of its own. */
export const portalServerPath = '/mcp'

/** Calls, within the limits of the key. */
export const scope = 'calls'

/** Balance, usage and names of keys, at the portal’s own server. */
export const accountScope = 'account:read'
