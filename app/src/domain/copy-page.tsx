import { Suspense, useState } from 'react'
import { atServer } from '../lib/portal-config.ts'
import { useServices } from '../lib/services.ts'
import { preloadable } from '../router/preloadable.ts'
import '../theme/fold.css'
import { row } from '../ui/layout.ts'

const PageLinks = preloadable(() => import('./agents/page-links.tsx'), 'PageLinks')

/** Takes a page without a column beside its text along: as Markdown, or to an assistant. */
export function CopyPage({ path }: { readonly path: string }) {
  const services = useServices()
  const [open, setOpen] = useState(false)
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Copy page</summary>
      {open && (
        <ul className={row([2, 4])}>
          <Suspense>
            <PageLinks className="link small" markdown={atServer(services, `${path}.md`)} mcp={undefined} />
          </Suspense>
        </ul>
      )}
    </details>
  )
}
