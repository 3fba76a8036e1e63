// The forms of accounts, and what is heard of each.
import type { Locator, Page } from '@playwright/test'
import { openAs } from '../accounts.ts'

interface FormWalk {
  readonly form: string
  readonly open: (page: Page) => Promise<unknown>
  /** The button that brings it, where the page alone does not. */
  readonly button?: string
  /** Default: the page. */
  readonly place?: (page: Page) => Locator
  /** The form's accessibility tree when it opens. */
  readonly tree: readonly string[]
  readonly send: string
  /** Each field, in the order of the page, with what is said of it when it is empty, and what it takes. */
  readonly fields: readonly (readonly [label: string, message: string, value: string | true])[]
  /** Announced when the server fails. */
  readonly failed: string
}

/** Of a business user with passkeys, an app and credits. */
export const section = (name: string) => (page: Page) =>
  openAs(page, 'mara@lakbay.example', `/dashboard/profile?section=${name}`)
async function secondStep(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill('jun@example.com')
  await page.getByLabel('Password', { exact: true }).fill('second-factor')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
const at = (path: string) => (page: Page) => page.goto(path)
export const the = (role: 'dialog' | 'alertdialog' | 'region', name: string) => (page: Page) =>
  page.getByRole(role, { name, exact: true })
const strong = 'paper-boat-on-the-pasig'
const email = ['Email', 'Enter your email address.', 'leo@example.com'] as const
const code = ['6-digit code', 'Enter the 6-digit code.', '246810'] as const
const newPassword = ['New password', 'Enter a new password.', strong] as const
const terms = 'I accept the terms and conditions and have read the privacy notice.'
const globe = 'I agree to use one account across our sister sites (shared-globe agreement).'
const tick = 'Tick this to continue.'
const agreements = [[terms, tick, true] as const, [globe, tick, true] as const]
const agreementTree = [
  `checkbox "${terms}"`,
  'link "terms and conditions"',
  'link "privacy notice"',
  `checkbox "${globe}"`,
]
export const guidance =
  'status: At least 10 characters. Three or four unrelated words are strong and easy to remember.'

export const walks: readonly FormWalk[] = [
  {
    form: 'Log in',
    open: at('/login'),
    tree: [
      ...['heading "Log in" [level=1]', 'form "Log in"', 'textbox "Email"', 'textbox "Password"'],
      ...['button "Show password"', 'link "Forgot password"', 'button "Log in"'],
      'link "Create an account"',
    ],
    send: 'Log in',
    fields: [email, ['Password', 'Enter your password.', strong]],
    failed: 'Couldn’t log you in.',
  },
  {
    form: 'Log in: the code',
    open: secondStep,
    tree: [
      ...['heading "Confirm it’s you" [level=1]', 'form "Log in"', 'textbox "6-digit code"'],
      ...['button "Log in"', 'button "Use a passkey"', 'button "Use a recovery code"'],
      ...['button "I’ve lost my second factor and recovery codes"', 'button "Back to log in"'],
    ],
    send: 'Log in',
    fields: [code],
    failed: 'Couldn’t log you in.',
  },
  {
    form: 'Log in: a recovery code',
    open: secondStep,
    button: 'Use a recovery code',
    tree: [
      ...['heading "Confirm it’s you" [level=1]', 'form "Log in"', 'textbox "Recovery code"'],
      ...['button "Log in"', 'button "Use your authenticator app"', 'button "Use a passkey"'],
      ...['button "I’ve lost my second factor and recovery codes"', 'button "Back to log in"'],
    ],
    send: 'Log in',
    fields: [['Recovery code', 'Enter a recovery code.', 'abcd-efgh-jkmn']],
    failed: 'Couldn’t log you in.',
  },
  {
    form: 'Accept the terms',
    open: (page) => openAs(page, 'leo@example.com', '/dashboard'),
    tree: [
      'heading "One last step" [level=1]',
      'form "Accept the terms"',
      ...agreementTree,
      'button "Accept and continue"',
      'button "Log out instead"',
    ],
    send: 'Accept and continue',
    fields: agreements,
    failed: 'Your agreement wasn’t saved.',
  },
  {
    form: 'Sign up',
    open: at('/register'),
    tree: [
      'heading "Sign up" [level=1]',
      'form "Sign up"',
      'textbox "Email"',
      'textbox "Password"',
      'button "Show password"',
      guidance,
      'textbox "Reference (optional)"',
      ...agreementTree,
      'button "Create account"',
      'link "Log in"',
    ],
    send: 'Create account',
    fields: [email, ['Password', 'Enter a password.', strong], ...agreements],
    failed: 'Couldn’t create your account.',
  },
  {
    form: 'Get a new link',
    open: at('/verify'),
    tree: [
      'heading "Verify your email" [level=1]',
      'form "Get a new link"',
      'textbox "Email"',
      'button "Send a new link"',
    ],
    send: 'Send a new link',
    fields: [email],
    failed: 'Couldn’t send a new link.',
  },
  {
    form: 'Forgot password',
    open: at('/forgot-password'),
    tree: [
      ...['heading "Forgot password" [level=1]', 'form "Forgot password"', 'textbox "Email"'],
      ...['button "Send link"', 'link "Log in"'],
    ],
    send: 'Send link',
    fields: [email],
    failed: 'We couldn’t send the link.',
  },
  {
    form: 'Set a new password',
    open: at('/reset-password?token=rst_8pL3dF6gJ1nS9vB4kW7zC2'),
    tree: [
      ...['heading "Set a new password" [level=1]', 'form "Set a new password"', 'textbox "New password"'],
      ...['button "Show password"', guidance, 'button "Set password"'],
    ],
    send: 'Set password',
    fields: [newPassword],
    failed: 'Your new password wasn’t saved.',
  },
  {
    form: 'Become the first owner',
    open: at('/first-owner?token=own_8pL3dF6gJ1nS9vB4kW7zC2'),
    tree: [
      ...['heading "Become the first owner" [level=1]', 'form "Become the first owner"'],
      ...['textbox "First name"', 'textbox "Last name"', 'textbox "Email"', 'textbox "Password"'],
      ...['button "Show password"', guidance, 'button "Create account"'],
    ],
    send: 'Create account',
    fields: [
      ['First name', 'Enter your first name.', 'Ana'],
      ['Last name', 'Enter your last name.', 'Reyes'],
      email,
      ['Password', 'Enter a password.', strong],
    ],
    failed: 'The account wasn’t created.',
  },
  {
    form: 'Your name',
    open: section('details'),
    place: the('region', 'Details'),
    tree: [
      'heading "Details" [level=2]',
      'form "Your name"',
      'textbox "First name": Mara',
      'textbox "Last name": Santos',
      'textbox "Company (optional)": Lakbay Freight',
      'button "Save"',
    ],
    send: 'Save',
    fields: [],
    failed: 'Your profile wasn’t saved.',
  },
  {
    form: 'Change password',
    open: section('password'),
    place: the('region', 'Password'),
    tree: [
      'heading "Password" [level=2]',
      'form "Change password"',
      'textbox "Current password"',
      'button "Show current password"',
      'textbox "New password"',
      'button "Show new password"',
      guidance,
      'textbox "Repeat new password"',
      'button "Show repeated password"',
      'button "Change password"',
    ],
    send: 'Change password',
    fields: [
      ['Current password', 'Enter your current password.', 'rainy-season-ferry'],
      newPassword,
      ['Repeat new password', 'Enter the new password again.', strong],
    ],
    failed: 'Your password wasn’t changed.',
  },
  {
    form: 'Confirm the app',
    open: section('security'),
    button: 'Replace app',
    place: the('dialog', 'Set up your authenticator app'),
    tree: [
      'dialog "Set up your authenticator app"',
      'heading "Set up your authenticator app" [level=2]',
      'button "Close"',
      'img "QR code for your authenticator app. The key below is equivalent."',
      'code: JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP',
      'button "Copy key"',
      'status',
      'form "Confirm the app"',
      'textbox "6-digit code"',
      'button "Turn on"',
      'button "Cancel"',
    ],
    send: 'Turn on',
    fields: [code],
    failed: 'The app wasn’t set up.',
  },
  {
    form: 'Rename passkey',
    open: section('security'),
    button: 'Rename Office key',
    place: the('dialog', 'Rename passkey'),
    tree: [
      'dialog "Rename passkey"',
      'heading "Rename passkey" [level=2]',
      'button "Close"',
      'form "Rename passkey"',
      'textbox "Name": Office key',
      'button "Save"',
      'button "Cancel"',
    ],
    send: 'Save',
    fields: [['Name', 'Enter a name.', 'Desk']],
    failed: 'The passkey wasn’t renamed.',
  },
  {
    form: 'Confirm it’s you',
    open: async (page) => {
      await page.route('**/second-factor/recovery-codes', (route) =>
        route.continue({ headers: { ...route.request().headers(), prefer: 'code=428' } }),
      )
      await section('security')(page)
    },
    button: 'Get new codes',
    place: the('dialog', 'Confirm it’s you'),
    tree: [
      'dialog "Confirm it’s you"',
      'heading "Confirm it’s you" [level=2]',
      'button "Close"',
      'form "Confirm"',
      'textbox "6-digit code"',
      'button "Confirm"',
      'button "Use a passkey"',
      'button "Use a recovery code"',
    ],
    send: 'Confirm',
    fields: [code],
    failed: 'Not confirmed.',
  },
  {
    form: 'Delete your account',
    open: section('your-data'),
    button: 'Delete account',
    place: the('alertdialog', 'Delete your account?'),
    tree: [
      'alertdialog "Delete your account?"',
      'heading "Delete your account?" [level=2]',
      'button "Close"',
      'form "Delete your account"',
      'textbox "Password"',
      'button "Show password"',
      'button "Delete account"',
      'button "Keep account"',
    ],
    send: 'Delete account',
    fields: [['Password', 'Enter your password.', strong]],
    failed: 'Your account wasn’t deleted.',
  },
]
