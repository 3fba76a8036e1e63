import { formatDecimal } from '../../base/format/format.ts'
import { fromHundredths, toHundredths } from '../../base/format/money.ts'
import css from '../../theme/admin.module.css'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { facts } from '../../ui/facts.ts'
import type { AdminAccount } from '../accounts/account-columns.tsx'
import type { Preview } from '../accounts/adjustment.ts'

interface AdjustmentPreviewProps {
  readonly account: AdminAccount
  readonly preview: Preview | undefined
  readonly kind: string
}

/** The wallet as it is and as it would be. */
export function AdjustmentPreview({ account, preview, kind }: AdjustmentPreviewProps) {
  const { wallet_credits: all, free_credits: free } = account
  const rows = preview
    ? [
        { name: 'All credits', before: preview.before, after: preview.after },
        { name: `${kind === 'free' ? 'Free' : 'Paid'} credits`, ...preview.ofKind },
      ]
    : [
        { name: 'All credits', before: all, after: null },
        { name: 'Paid credits', before: fromHundredths(toHundredths(all) - toHundredths(free)), after: null },
        { name: 'Free credits', before: free, after: null },
      ]
  return (
    <Card as="section" aria-labelledby="preview">
      <h2 className="card-title" id="preview">
        {preview ? 'Before and after' : 'The wallet now'}
      </h2>
      <dl className={classes(facts(), css.preview)} aria-live="polite">
        {rows.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {formatDecimal(before)}
              {after !== null && (
                <>
                  <span className="muted"> → </span>
                  <strong className={classes(after.startsWith('-') && css.short)}>
                    {formatDecimal(after)}
                  </strong>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {preview?.short && <p className={css.short}>A wallet never goes below zero: this will be rejected.</p>}
    </Card>
  )
}
