import { formatDate } from '../../base/format/dates.ts'
import { countOf } from '../../base/format/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { ChangeList } from './change-list.tsx'
import type { Review } from './use-announce-form.ts'

interface ReviewDialogProps {
  readonly name: string
  readonly review: Review
  readonly goOn: () => void
  readonly goBack: () => void
}

/** The review of a change: its values, and the number of accounts. */
export function ReviewDialog({ name, review: { preview, effectiveAt }, goOn, goBack }: ReviewDialogProps) {
  const { changes, affected, notice_days, earliest_at } = preview
  const from = effectiveAt ? `From ${formatDate(effectiveAt)}` : 'From now on'
  const isShort = notice_days > 0 && (!effectiveAt || Date.parse(effectiveAt) < Date.parse(earliest_at))
  return (
    <Dialog
      alert
      open
      title={`Announce this change of ${name}?`}
      about={`${from}. ${countOf(affected, 'account')} ${affected === 1 ? 'is' : 'are'} notified now.`}
      onOpenChange={(open) => open || goBack()}
      actions={
        <>
          <Button look="primary" onClick={goOn}>
            Announce
          </Button>
          <Button onClick={goBack}>Go back</Button>
        </>
      }
    >
      <ChangeList changes={changes} />
      {isShort && (
        <p className="note">
          This is less than the usual notice of {countOf(notice_days, 'day')}. Your reason for it is kept in
          the audit log.
        </p>
      )}
    </Dialog>
  )
}
