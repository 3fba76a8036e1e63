import { href } from '../paths.ts'
import { classes } from './classes.ts'
import { CopyButton } from './copy-button.tsx'
import { row } from './layout.ts'

/** For quoting to support, who find it in the log; the form that reaches them knows it already. */
export function RequestId({ id }: { readonly id: string }) {
  return (
    <span className={classes(row([0, 2]), 'small')}>
      Request ID{' '}
      <span className={row(2, 'inline')}>
        <code className="mono">{id}</code>
        <CopyButton text={id} what="request ID" />
      </span>
      <a className="link" href={href('contact', {}, { query: { request_id: id } })}>
        Contact support
      </a>
      <a className="link" href={href('status')}>
        Status
      </a>
    </span>
  )
}
