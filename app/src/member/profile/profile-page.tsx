import { Suspense, useEffect, useRef } from 'react'
import { usePageHead } from '../../lib/browser/use-page-head.ts'
import { useSearch } from '../../lib/browser/use-search.ts'
import { useSessionState } from '../../lib/services.ts'
import { personOf } from '../../lib/session/profile.ts'
import type { Profile } from '../../lib/session/session.ts'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/kit/skeleton.tsx'
import { row, split, stack } from '../../ui/layout.ts'
import { PageFrame } from '../../ui/page-frame.tsx'
import css from './profile.module.css'
import { openSection, type ProfileSection, sectionHref } from './section.ts'
import '../../theme/nav-link.css'

interface ProfilePageProps {
  /** The first is open where the address names none. */
  readonly sections: readonly ProfileSection[]
}

/** The signed-in account, of a user or an administrator. profile-sections.tsx assembles its sections. */
export function ProfilePage({ sections }: ProfilePageProps) {
  const current = useSessionState()
  // While one is leaving, there is nobody to show anything to.
  return current.kind === 'visitor' ? null : (
    <Account profile={current.kind === 'member' ? current.profile : undefined} sections={sections} />
  )
}

interface AccountProps extends ProfilePageProps {
  readonly profile: Profile | undefined
}

function Account({ profile, sections }: AccountProps) {
  const open = openSection(sections, useSearch())
  usePageHead({ title: open === sections[0] ? 'Profile' : `${open.label} · Profile` })
  return (
    <PageFrame title="Profile" about={profile ? nameOf(profile) : '\u00a0'}>
      <div className={classes(split(6), css.page)}>
        <SectionNav sections={sections} open={open} />
        <OpenSection profile={profile} section={open} />
      </div>
    </PageFrame>
  )
}

function nameOf(profile: Profile): string {
  const { displayName, companyName, b2bAccount } = personOf(profile)
  return b2bAccount ? `${displayName}, ${companyName}` : displayName
}

interface SectionNavProps extends ProfilePageProps {
  readonly open: ProfileSection
}

function SectionNav({ sections, open }: SectionNavProps) {
  return (
    <nav aria-label="Profile">
      <ul className={classes(stack(1), css.nav)}>
        {sections.map((section) => (
          <li key={section.name}>
            <a
              className={classes(row(3, 'unbroken'), 'nav-link', css.link)}
              href={sectionHref(section.name)}
              {...(section === open && { 'aria-current': 'page' })}
            >
              <Icon of={section.icon} />
              {section.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const skeleton = <Skeleton height="180px" />

interface OpenSectionProps {
  readonly profile: Profile | undefined
  readonly section: ProfileSection
}

function OpenSection({ profile, section }: OpenSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const lastSection = useRef(section.name)
  const id = `profile-${section.name}`

  // The page stays, so what has changed takes the focus; not when the page was opened at the section.
  useEffect(() => {
    if (lastSection.current !== section.name) heading.current?.focus()
    lastSection.current = section.name
  }, [section.name])

  const { Content } = section
  return (
    <Card as="section" className={stack(5)} aria-labelledby={id}>
      <header className={stack(1)}>
        <h2 ref={heading} id={id} className="card-title" tabIndex={-1}>
          {section.label}
        </h2>
        <p className="muted">{section.about}</p>
      </header>
      <Suspense key={section.name} fallback={skeleton}>
        {profile ? <Content profile={profile} /> : skeleton}
      </Suspense>
    </Card>
  )
}
