import { href } from '../paths.ts'
import { RequestId } from './request-id.tsx'

interface ProblemFactsProps {
  readonly of: { readonly code?: string | undefined; readonly requestId?: string | undefined }
}

/** Codes of calls that got no problem document: there is no page about them. */
const withoutPage = /^(http_\d+|network_error|timeout|unreadable_answer)$/

/** Beside an error's own words: the page about its code, and the ID by which support finds it. */
export const ProblemFacts = ({ of: { code, requestId } }: ProblemFactsProps) => (
  <>
    {code && !withoutPage.test(code) && (
      <span className="small">
        {' '}
        <a className="link" href={href('problem', { code: code.replaceAll('_', '-') })}>
          Read about <code className="mono">{code}</code>
        </a>
      </span>
    )}
    {requestId && <RequestId id={requestId} />}
  </>
)
