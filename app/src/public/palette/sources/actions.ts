import { type ThemeChoice, themeChoices } from '../../../theme/choice.ts'
import type { Entry } from '../entry.ts'

const modes = { MOCK: 'Mock', TEST: 'Test', LIVE: 'Live' } as const
type Mode = keyof typeof modes

export interface ActionInput {
  readonly theme: ThemeChoice
  readonly chooseTheme: (choice: ThemeChoice) => void
  readonly copyAddress: () => Promise<void>
  /** Chooses where the consoles send their calls. */
  readonly switchMode: (mode: Mode) => Promise<void>
  /** None for visitors. */
  readonly logOut: (() => Promise<void>) | undefined
}

const themeNames: Readonly<Record<ThemeChoice, string>> = {
  system: 'Theme: same as system',
  light: 'Theme: light',
  dark: 'Theme: dark',
}

const otherThemeNames: Readonly<Record<ThemeChoice, readonly string[]>> = {
  system: ['appearance', 'colours', 'automatic theme'],
  light: ['light mode', 'day', 'appearance'],
  dark: ['dark mode', 'night', 'appearance'],
}

/** Actions available everywhere. Each announces its result. */
export function actionEntries({
  theme,
  chooseTheme,
  copyAddress,
  switchMode,
  logOut,
}: ActionInput): readonly Entry[] {
  const action = (id: string, title: string, rest: Pick<Entry, 'about' | 'also' | 'target'>): Entry => ({
    id: `action ${id}`,
    kind: 'action',
    title,
    names: [],
    text: '',
    ...rest,
  })
  return [
    action('copy', 'Copy the link to this page', {
      about: '',
      also: ['link', 'share', 'url'],
      target: {
        run: () =>
          copyAddress().then(
            () => 'Link copied.',
            () => 'Your browser blocked copying. Copy the link from the address bar.',
          ),
      },
    }),
    ...(['MOCK', 'TEST', 'LIVE'] as const).map((mode) =>
      action(`mode ${mode}`, `Switch mode: ${modes[mode]}`, {
        about: 'Where API consoles send their calls',
        also: [`${modes[mode]} mode`, 'environment', 'sandbox'],
        target: {
          run: () => switchMode(mode).then(() => `API consoles now use ${modes[mode]} where an API has it.`),
        },
      }),
    ),
    ...themeChoices.map((choice) =>
      action(`theme ${choice}`, themeNames[choice], {
        about: choice === theme ? 'Current' : '',
        also: otherThemeNames[choice],
        target: {
          run: () => {
            chooseTheme(choice)
            return `${themeNames[choice]}.`
          },
        },
      }),
    ),
    ...(logOut
      ? [
          action('log out', 'Log out', {
            about: '',
            also: ['sign out', 'logout', 'end session', 'leave'],
            target: { run: () => logOut().then(() => 'You’re logged out.') },
          }),
        ]
      : []),
  ]
}
