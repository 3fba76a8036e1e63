import { useState } from 'react'
import { CodeBlock } from '../../ui/json-block.tsx'
import { row, stack } from '../../ui/layout.ts'
import { PlainSelect } from '../../ui/plain-select.tsx'
import { type AgentAccess, type AgentServer, agentClients, agentConnection } from './agent-clients.ts'

interface AgentSetupProps {
  readonly server: AgentServer
  /** Of an agent that has a key; without, a person chooses. */
  readonly access?: AgentAccess
  /** The one that was chosen before, by its ID. */
  readonly client?: string | undefined
  readonly apiKey?: string
}

/** How an agent’s client is told of a server: a text to copy, and a link where the client opens one. */
export function AgentSetup({ server, access, client: first, apiKey }: AgentSetupProps) {
  const [id, setId] = useState(first ?? agentClients[0]?.id)
  const [choice, setChoice] = useState<AgentAccess>('ASK')
  const client = agentClients.find((one) => one.id === id)
  if (!client) return null
  const connection = agentConnection(server, access ?? choice, apiKey)
  const text = client.setup(connection)
  return (
    <div className={stack(3)}>
      <div className={row([2, 4])}>
        <PlainSelect label="Client" value={id} onChange={({ target }) => setId(target.value)}>
          {agentClients.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </PlainSelect>
        {!access && (
          <PlainSelect
            label="Access"
            value={choice}
            onChange={({ target }) => setChoice(target.value as AgentAccess)}
          >
            <option value="ASK">Asks you in the portal</option>
            <option value="KEY">API key</option>
          </PlainSelect>
        )}
        {client.link && (
          <a className="link" href={client.link(connection)}>
            Add to {client.name}
          </a>
        )}
      </div>
      <CodeBlock title={client.place} text={text} tokens={[{ text }]} />
    </div>
  )
}
