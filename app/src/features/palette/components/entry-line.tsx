import { formatDecimal } from '../../../lib/format/format.ts'
import { HttpMethod } from '../../../ui/http-method.tsx'
import { Icon } from '../../../ui/icon.tsx'
import css from '../results.module.css'
import type { Found } from '../search.ts'
import { iconOf } from './icons.ts'
import { Marked } from './marked.tsx'

/** What a line says: what it is, what programs call it, what it belongs to, what it costs. */
export function EntryLine({ entry, matched, alike = 0 }: Found) {
  const { kind, title, names, about, method, price, locked } = entry
  const [name, second] = names
  return (
    <>
      <span className={css.sign}>
        {method ? <HttpMethod method={method} /> : <Icon of={iconOf(entry)} />}
      </span>
      <span className={css.words}>
        <span className={css.title}>
          <Marked text={title} matched={matched} />
        </span>
        {(name || about) && (
          <span className={css.about}>
            {kind === 'error' && second && <span className="num">{second}</span>}
            {name && (
              <code className={css.optionName}>
                <Marked text={name} matched={matched} />
              </code>
            )}
            {about && (
              <span className={css.belongs}>
                <Marked text={about} matched={matched} />
                {alike > 0 && ` and ${alike} other ${alike === 1 ? 'API' : 'APIs'}`}
              </span>
            )}
          </span>
        )}
      </span>
      {price && (
        <span className={css.aside}>
          {/^0+\.0+$/.test(price) ? 'Free' : <span className="num">{formatDecimal(price)} credits</span>}
        </span>
      )}
      {locked && <span className={css.aside}>Sign in to read</span>}
    </>
  )
}
