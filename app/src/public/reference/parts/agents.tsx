import { agentServer } from '../../../domain/agents/agent-server.ts'
import { AgentSetup } from '../../../domain/agents/agent-setup.tsx'
import { useCopyMarkdown } from '../../../domain/agents/use-copy-markdown.ts'
import { atServer } from '../../../lib/portal-config.ts'
import { useServices } from '../../../lib/services.ts'
import { href } from '../../../paths.ts'
import { classes } from '../../../ui/classes.ts'
import { row, stack } from '../../../ui/layout.ts'
import { PlainButton } from '../../../ui/plain-button.tsx'
import type { ApiVersion } from '../types.ts'
import css from './parts.module.css'

/** How an AI agent uses the API: each operation is a tool. */
export function Agents({ api }: { readonly api: ApiVersion }) {
  const { portalUrl } = useServices()
  const hasMock = api.servers.some(({ environment }) => environment === 'MOCK')
  return (
    <div className={stack(6)}>
      <section className={classes(stack(3), css.section)}>
        <h2 className={css.heading}>Use with an agent</h2>
        <p className={css.about}>
          {api.name} is an MCP server: each of its operations is a tool, with its price.{' '}
          {hasMock
            ? 'Without a key, tools return the mock’s sample data, free. With a key, a call costs what any other call costs.'
            : 'Calls need a key, and cost what any other call costs.'}
        </p>
        <AgentSetup server={agentServer(portalUrl, api)} />
        <p className={css.about}>
          An agent that asks opens a page where you set its budget. Or give it a key of its own:{' '}
          <a className="link" href={href('agents')}>
            Connect an agent
          </a>
          . More about budgets, search and clients without MCP:{' '}
          <a className="link" href={href('guides', { slug: 'agents' })}>
            Guide to agents
          </a>
          .
        </p>
      </section>
      <section className={classes(stack(3), css.section)}>
        <h2 className={css.heading}>Without MCP</h2>
        <p className={css.about}>
          The documentation of {api.name} as one text, with prices and limits, for an agent or a model to
          read.
        </p>
        <CopyMarkdown path={api.document_url.replace(/\.ya?ml$/, '.md')} />
      </section>
    </div>
  )
}

function CopyMarkdown({ path }: { readonly path: string }) {
  const { words, busy, copy } = useCopyMarkdown(atServer(useServices(), path))
  return (
    <span className={row(3, 'inline')}>
      <PlainButton busy={busy} onClick={() => void copy()}>
        Copy as Markdown
      </PlainButton>
      <span role="status" className="note">
        {words}
      </span>
    </span>
  )
}
