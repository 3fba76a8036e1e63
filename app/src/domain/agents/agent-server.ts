import type { AgentServer } from './agent-clients.ts'

interface ServerAddress {
  readonly api: string
  readonly publisher: string
  readonly tag: string | null
  readonly version: string
}

/** The MCP server of a version at this portal. */
export const agentServer = (
  portalUrl: string,
  { api, publisher, tag, version }: ServerAddress,
): AgentServer => ({
  name: api,
  url: new URL(
    `/mcp/${[publisher, tag, version]
      .filter((part) => part !== null)
      .map(encodeURIComponent)
      .join('/')}`,
    portalUrl,
  ).href,
})
