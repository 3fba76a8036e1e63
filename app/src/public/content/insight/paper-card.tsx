import { FileText } from 'lucide-react'
import { lazy } from 'react'
import { formatBytes } from '../../../base/format/format.ts'
import { BrowserOnly } from '../../../ui/browser-only.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { stack } from '../../../ui/layout.ts'
import styles from '../insights.module.css'
import type { Insight, InsightFile } from '../types.ts'
import { DownloadButton } from './download-button.tsx'

/** "PDF, 314 KB", as file managers count. */
export function fileFacts({ filename, content_type, size_bytes }: InsightFile): string {
  return `${typeName(filename, content_type)}, ${formatBytes(size_bytes)}`
}

function typeName(filename: string, type: string): string {
  if (type === 'application/pdf') return 'PDF'
  const extension = filename.includes('.') ? filename.split('.').at(-1) : ''
  return extension ? extension.toUpperCase() : 'File'
}

// The form brings the UI kit; articles and open papers do without.
const LeadForm = lazy(() => import('./lead-form.tsx').then(({ LeadForm }) => ({ default: LeadForm })))

interface PaperCardProps {
  readonly insight: Insight
  readonly file: InsightFile
}

/** Gives the file out: at once, or to whom says who they are. */
export function PaperCard({ insight, file }: PaperCardProps) {
  return (
    <Card as="section" className={stack(4)} aria-labelledby="download">
      <header className={styles.paperCardHead}>
        <Icon of={FileText} size={22} />
        <div>
          <h2 id="download" className="card-title">
            {insight.kind === 'WHITEPAPER' ? 'Download the whitepaper' : 'Download the file'}
          </h2>
          <p className="muted small">{fileFacts(file)}</p>
        </div>
      </header>
      {insight.lead_form ? (
        <BrowserOnly height="440px" what="The form">
          <LeadForm insightId={insight.insight_id} />
        </BrowserOnly>
      ) : (
        <>
          <DownloadButton filename={file.filename}>Download</DownloadButton>
          <p className="muted small">No form or account needed.</p>
        </>
      )}
    </Card>
  )
}
