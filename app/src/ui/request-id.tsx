import { classes } from './classes.ts'
import { CopyButton } from './copy-button.tsx'
import { row } from './layout.ts'

/** For quoting to support, who find it in the log. */
export function RequestId({ id }: { readonly id: string }) {
  return (
    <span className={classes(row([0, 2]), 'small')}>
      Request ID <code className="mono">{id}</code>
      <CopyButton text={id} what="request ID" />
    </span>
  )
}
