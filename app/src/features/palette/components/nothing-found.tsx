import { SearchX } from 'lucide-react'
import { href } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import css from '../palette.module.css'

interface NothingFoundProps {
  readonly query: string
  /** Whether some of what could be searched has not been loaded. */
  readonly partly: boolean
  readonly onLeave: () => void
}

const ways = [
  { label: 'Look through the APIs', href: href('catalogue') },
  { label: 'Read questions and answers', href: href('faqs') },
  { label: 'Ask us', href: href('contact') },
]

export function NothingFound({ query, partly, onLeave }: NothingFoundProps) {
  return (
    <div className={css.state}>
      <Icon of={SearchX} size={24} />
      <p className={css.title}>
        {partly ? 'Nothing matches in what could be loaded' : 'Nothing matches'} “{query}”
      </p>
      <p>Try fewer or shorter words, a path such as “/check”, or a code such as “402”.</p>
      <ul className={css.ways}>
        {ways.map((way) => (
          <li key={way.href}>
            <a
              className="link"
              href={way.href}
              onClick={(event) => !event.ctrlKey && !event.metaKey && onLeave()}
            >
              {way.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
