import { PlainButton } from '../../../ui/plain-button.tsx'
import { RequestId } from '../../../ui/request-id.tsx'
import css from '../palette.module.css'
import type { Shelves } from '../use-shelves.ts'

const list = new Intl.ListFormat('en')

/** Says what is missing from the search. What did load is searched all the same. */
export function Incomplete({ failed, requestId, retrying, retry }: Shelves) {
  return (
    <div className={css.incomplete} role="alert">
      <p>
        {capital(list.format(failed))} could not be loaded, so they are not searched.
        {requestId && (
          <>
            {' '}
            <RequestId id={requestId} />
          </>
        )}
      </p>
      <PlainButton busy={retrying} onClick={retry}>
        Try again
      </PlainButton>
    </div>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
