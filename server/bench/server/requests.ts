import { type Customer, customerPassword } from './customers.ts'
import type { LoadRequest } from './load.ts'

const message = JSON.stringify({
  to: '+639175550120',
  from: 'LAKBAY',
  text: 'Your parcel is at the gate. Show code 4417.',
})

export const messagePriceHundredths = 60

export const sendMessage = ({ key }: Pick<Customer, 'key'>): LoadRequest => ({
  method: 'POST',
  path: '/gateway/lumina/messaging/v1/messages',
  headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
  body: message,
})

/** The same as a tool of an agent. */
export const sendMessageAsTool = ({ key }: Pick<Customer, 'key'>): LoadRequest => ({
  method: 'POST',
  path: '/mcp/lumina/messaging/v1',
  headers: {
    'X-API-Key': key,
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    'MCP-Protocol-Version': '2026-07-28',
    'Mcp-Method': 'tools/call',
    'Mcp-Name': 'sendMessage',
  },
  body: JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: {
      name: 'sendMessage',
      arguments: { body: JSON.parse(message) },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    },
  }),
})

export const read = (path: string, token: string): LoadRequest => ({
  method: 'GET',
  path: `/portal-api/api/${path}`,
  headers: { Authorization: `Bearer ${token}` },
})

export const bareRead = (path: string, userId = ''): LoadRequest => ({
  method: 'GET',
  path,
  headers: { 'X-User': userId },
})

/** From an address of its own for each: the limit of calls is not what is measured. */
export const login = (path: string, { email }: Pick<Customer, 'email'>, index: number): LoadRequest => ({
  method: 'POST',
  path,
  headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.0.${index}` },
  body: JSON.stringify({ email, password: customerPassword }),
})
