/** The MCP server of an API’s version, as a client names it. */
export interface AgentServer {
  /** A word without spaces. */
  readonly name: string
  readonly url: string
}

/** How a client is let in: by a key that it is given, or by asking a person (OAuth). */
export type AgentAccess = 'KEY' | 'ASK'

interface AgentConnection extends AgentServer {
  readonly access: AgentAccess
  /** Where it is shown anyway: for what is typed once. Files, which others may read, keep to where secrets belong. */
  readonly key?: string | undefined
}

export interface AgentClient {
  readonly id: string
  readonly name: string
  /** Where the text goes. */
  readonly place: string
  readonly setup: (connection: AgentConnection) => string
  /** An address that the client opens itself, where it has one. */
  readonly link?: (connection: AgentConnection) => string
}

/** A client that has no key asks for access in live mode alone: else it gets the mock. */
export const agentConnection = (
  { name, url }: AgentServer,
  access: AgentAccess,
  key?: string,
): AgentConnection => ({
  name,
  key,
  url: access === 'ASK' ? `${url}?mode=live` : url,
  access,
})

const json = (value: unknown): string => JSON.stringify(value, null, 2)

/** Each reads the key from where secrets belong: the environment, or a prompt. */
export const agentClients: readonly AgentClient[] = [
  {
    id: 'claude-code',
    name: 'Claude Code',
    place: 'In a terminal',
    setup: ({ name, url, access, key = '$SWITCHBOARD_KEY' }) =>
      `claude mcp add --transport http ${name} ${
        access === 'ASK' ? `"${url}"` : `${url} \\\n  --header "X-API-Key: ${key}"`
      }`,
  },
  {
    id: 'cursor',
    name: 'Cursor',
    place: '.cursor/mcp.json',
    setup: (connection) => json({ mcpServers: { [connection.name]: cursorServer(connection) } }),
    link: (connection) =>
      `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({ name: connection.name, config: btoa(JSON.stringify(cursorServer(connection))) })}`,
  },
  {
    id: 'vscode',
    name: 'VS Code',
    place: '.vscode/mcp.json',
    setup: (connection) =>
      json({ ...inputsOf(connection), servers: { [connection.name]: vsCodeServer(connection) } }),
    link: (connection) =>
      `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: connection.name, ...inputsOf(connection), ...vsCodeServer(connection) }))}`,
  },
  {
    id: 'codex',
    name: 'Codex',
    place: '~/.codex/config.toml',
    setup: ({ name, url, access }) =>
      `[mcp_servers.${name}]\nurl = "${url}"\n${
        access === 'ASK'
          ? `# Then run: codex mcp login ${name}`
          : 'env_http_headers = { "X-API-Key" = "SWITCHBOARD_KEY" }'
      }`,
  },
  {
    id: 'other',
    name: 'Another client',
    place: 'Streamable HTTP',
    setup: ({ url, access, key = 'your key' }) =>
      `URL: ${url}${access === 'ASK' ? '' : `\nHeader: X-API-Key: ${key}\n   or: Authorization: Bearer ${key}`}`,
  },
]

const cursorServer = ({ url, access }: AgentConnection) => ({
  url,
  ...(access === 'KEY' && { headers: { 'X-API-Key': `\${env:SWITCHBOARD_KEY}` } }),
})

const keyInput = { type: 'promptString', id: 'switchboard-key', description: 'API key', password: true }

const inputsOf = ({ access }: AgentConnection) => access === 'KEY' && { inputs: [keyInput] }

const vsCodeServer = ({ url, access }: AgentConnection) => ({
  type: 'http',
  url,
  ...(access === 'KEY' && { headers: { 'X-API-Key': `\${input:${keyInput.id}}` } }),
})
