import { PageLinks } from '../../../domain/agents/page-links.tsx'
import { atServer } from '../../../lib/portal-config.ts'
import { useServices } from '../../../lib/services.ts'
import { classes } from '../../../ui/classes.ts'
import { Fold } from './contents.tsx'
import layout from './shared.module.css'

interface UsePageProps {
  readonly label?: string
  readonly path: string
  /** The page that says how an agent connects, where there is one. */
  readonly mcp?: string | undefined
}

/** Takes a text along: as Markdown, or to an assistant. */
export const UsePage = ({ label = 'Use this page', path, mcp }: UsePageProps) => (
  <Fold label={label}>
    <ul className={layout.list}>
      <PageLinks
        className={classes('note', layout.link)}
        markdown={atServer(useServices(), `${path}.md`)}
        mcp={mcp}
      />
    </ul>
  </Fold>
)
