import { Bell, FolderDown, KeyRound, MonitorSmartphone, ShieldCheck, SunMoon, UserRound } from 'lucide-react'
import { preloadable } from '../router/preloadable.ts'
import { ProfilePage } from './profile/profile-page.tsx'
import type { ProfileSection } from './profile/section.ts'

/**
 * The profile page, one row for each section, in the order of its navigation. Sections belong to several features, which know
 * nothing of each other: they meet here. Each is fetched when it is opened.
 */
const sections: readonly ProfileSection[] = [
  {
    name: 'details',
    label: 'Details',
    about: 'Your name shows in the account menu.',
    icon: UserRound,
    Content: preloadable(() => import('./profile/details-section.tsx'), 'DetailsSection'),
  },
  {
    name: 'password',
    label: 'Password',
    about: 'A new password signs out your other sessions.',
    icon: KeyRound,
    Content: preloadable(() => import('./profile/password-section.tsx'), 'PasswordSection'),
  },
  {
    name: 'security',
    label: 'Security',
    about: 'Two-step login keeps others out even if they have your password.',
    icon: ShieldCheck,
    Content: preloadable(() => import('./second-factor/security-section.tsx'), 'SecuritySection'),
  },
  {
    name: 'sessions',
    label: 'Sessions',
    about: 'Where you’re signed in. If one isn’t yours, sign it out and change your password.',
    icon: MonitorSmartphone,
    Content: preloadable(() => import('./profile/sessions-section.tsx'), 'SessionsSection'),
  },
  {
    name: 'notifications',
    label: 'Notifications',
    about: 'Choose what you hear about, and where.',
    icon: Bell,
    Content: preloadable(() => import('./notifications/preferences-section.tsx'), 'NotificationsSection'),
  },
  {
    name: 'theme',
    label: 'Theme',
    about: 'Saved in this browser.',
    icon: SunMoon,
    Content: preloadable(() => import('./profile/theme-section.tsx'), 'ThemeSection'),
  },
  {
    name: 'your-data',
    label: 'Your data',
    about: 'Take it with you, or leave for good.',
    icon: FolderDown,
    Content: preloadable(() => import('./profile/your-data-section.tsx'), 'YourDataSection'),
  },
]

export const ProfileSections = () => <ProfilePage sections={sections} />
