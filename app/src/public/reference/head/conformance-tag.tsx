import { ShieldCheck } from 'lucide-react'
import { shortDay } from '../../../base/format/short-day.ts'
import { href } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { PlainTag } from '../../../ui/plain-tag.tsx'
import { markText } from '../conformance.ts'
import { placeHref } from '../links.ts'
import type { ApiVersion } from '../types.ts'
import css from './head.module.css'
import { StandingTag } from './standing-tag.tsx'

interface ConformanceTagProps {
  readonly api: ApiVersion
  /** Of an operation, whether that one was checked; without, the whole version is meant. */
  readonly operation?: string
}

/** The proof of an active version, with a link to the run; without one, the version's status. */
export function ConformanceTag({ api, operation }: ConformanceTagProps) {
  const { conformance, status, service_state } = api
  if (service_state)
    return (
      <a className={css.proof} href={href('status')}>
        <PlainTag tone="bad">{service_state === 'OUTAGE' ? 'Outage' : 'Some calls fail'}</PlainTag>
      </a>
    )
  if (!conformance) return <StandingTag status={status} />
  const isChecked = operation === undefined || !conformance.not_checked?.includes(operation)
  return (
    <>
      {status !== 'ACTIVE' && <StandingTag status={status} />}
      <a className={css.proof} href={`${placeHref(api)}#conformance`}>
        {isChecked ? (
          <PlainTag tone="good">
            <Icon of={ShieldCheck} size={14} /> Conformant
            {operation === undefined
              ? ` · ${markText(conformance)}`
              : `, ${shortDay(conformance.checked_at)}`}
          </PlainTag>
        ) : (
          <PlainTag>Not checked</PlainTag>
        )}
      </a>
    </>
  )
}
