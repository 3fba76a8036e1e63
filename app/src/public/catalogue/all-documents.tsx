import { useQuery } from '@tanstack/react-query'
import { atServer } from '../../lib/portal-config.ts'
import { useServices } from '../../lib/services.ts'
import { classes } from '../../ui/classes.ts'
import { row } from '../../ui/layout.ts'
import { archiveQuery } from './queries.ts'

/** The documents of all APIs as one file, and how to check that it came whole. */
export function AllDocuments() {
  const services = useServices()
  const archive = useQuery(archiveQuery(services)).data
  if (!archive || archive.documents === 0) return null
  const { file, url, checksum_url, size, sha256 } = archive
  return (
    <section className={classes(row([1, 4]), 'small', 'muted')} aria-label="All documents">
      <a className="link" href={atServer(services, url)} download={file}>
        Download all APIs
      </a>
      <span>OpenAPI in YAML and JSON, ZIP, {Math.ceil(size / 1000)} KB</span>
      <span>
        <a className="link" href={atServer(services, checksum_url)}>
          SHA-256
        </a>{' '}
        <span className="mono">{sha256}</span>
      </span>
    </section>
  )
}
