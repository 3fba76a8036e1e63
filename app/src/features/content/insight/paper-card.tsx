import { FileText } from 'lucide-react'
import { lazy } from 'react'
import { BrowserOnly } from '../../../ui/browser-only.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { Insight, InsightFile } from '../types.ts'
import { DownloadButton } from './download-button.tsx'
import { fileFacts } from './file-facts.ts'
import styles from './insight.module.css'

// The form brings the UI kit; articles and open papers do without.
const LeadForm = lazy(() => import('./lead-form.tsx').then(({ LeadForm }) => ({ default: LeadForm })))

interface PaperCardProps {
  readonly insight: Insight
  readonly file: InsightFile
}

/** Gives the file out: at once, or to whom says who they are. */
export function PaperCard({ insight, file }: PaperCardProps) {
  return (
    <Card as="section" className={styles.card} aria-labelledby="download">
      <header className={styles.paperCardHead}>
        <Icon of={FileText} size={22} />
        <div>
          <h2 id="download" className={styles.paperCardTitle}>
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
          <p className="muted small">No form, no account.</p>
        </>
      )}
    </Card>
  )
}
