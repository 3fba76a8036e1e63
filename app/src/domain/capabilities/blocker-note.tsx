import type { Blocker } from './queries.ts'

/** The words of the link. */
const links: Partial<Record<Blocker['code'], string>> = {
  role: 'View team',
  suspended: 'Contact us',
  kyb: 'Verify your business',
  credit: 'Top up',
}

interface BlockerNoteProps {
  readonly of: Pick<Blocker, 'code' | 'detail' | 'href'>
  readonly id?: string | undefined
  readonly className?: string | undefined
}

/** A blocker of an action, with a link to its remedy. */
export const BlockerNote = ({ of: { code, detail, href }, id, className }: BlockerNoteProps) => (
  <p className={className} id={id} data-screen>
    {detail}{' '}
    {href && (
      <a className="link" href={href}>
        {links[code] ?? 'View'}
      </a>
    )}
  </p>
)
