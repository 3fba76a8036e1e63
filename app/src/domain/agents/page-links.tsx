import { PlainButton } from '../../ui/plain-button.tsx'
import { useCopyMarkdown } from './use-copy-markdown.ts'

interface PageLinksProps {
  /** Address of the page’s Markdown. */
  readonly markdown: string
  /** The page that says how an agent connects, where there is one. */
  readonly mcp: string | undefined
  readonly className: string | undefined
}

/** Where each assistant begins a conversation with a text. */
const assistants = { Claude: 'https://claude.ai/new?q=', ChatGPT: 'https://chatgpt.com/?q=' }

/** Entries of a list that take the page along: as Markdown, to an assistant, or as tools. */
export function PageLinks({ markdown, mcp, className }: PageLinksProps) {
  const { words, busy, copy } = useCopyMarkdown(markdown)
  const prompt = encodeURIComponent(`Read ${markdown}, then help me with it.`)
  return (
    <>
      <li>
        <PlainButton look="bare" className={className} busy={busy} onClick={() => void copy()}>
          Copy page as Markdown
        </PlainButton>
        <span role="status" className="label">
          {words}
        </span>
      </li>
      <li>
        <a className={className} href={markdown} target="_blank" rel="noopener">
          View as Markdown
        </a>
      </li>
      {Object.entries(assistants).map(([name, address]) => (
        <li key={name}>
          <a className={className} href={`${address}${prompt}`} target="_blank" rel="noopener noreferrer">
            Open in {name}
          </a>
        </li>
      ))}
      {mcp && (
        <li>
          <a className={className} href={mcp}>
            Connect by MCP
          </a>
        </li>
      )}
    </>
  )
}
