// Limits of npm run bench pages.
import type { Budget } from './page-speed.ts'

/** Scripts as transferred: with the headers of some ten files. Their contents are held in page-weight.test.ts, at most at 130 KB. */
const pages: Budget = { score: 95, fcpMs: 1_500, lcpMs: 1_600, tbtMs: 150, scriptKb: 134, scriptRatio: 4 }
/** The console comes when the visitor does something (decision 0017). Contents of 141 KB. */
const documentation: Budget = {
  score: 98,
  fcpMs: 1_500,
  lcpMs: 1_600,
  tbtMs: 150,
  scriptKb: 145,
  scriptRatio: 4,
}

/**
 * Its skeleton comes with the document (decision 0078); its data is there once Chakra has come and its calls have been answered. Lighthouse
 * counts the headers of some 30 files, too; page-weight.test.ts holds what they contain at 183 KB.
 */
const signedIn: Budget = { score: 70, fcpMs: 1_500, lcpMs: 4_000, tbtMs: 200, scriptKb: 192 }

interface Measured {
  readonly path: string
  /** Its name, where the address doesn’t say it. */
  readonly about?: string
  readonly budget: Budget
  /** The account whose page it is; a visitor's by default. */
  readonly as?: string
}

/** Length of the document that stands for large ones. */
export const largeBytes = 1_000_000

/** Every page of the bench, as a phone on a slow network loads it. */
export const measured: readonly Measured[] = [
  { path: '/', budget: pages },
  { path: '/api', budget: pages },
  { path: '/login', budget: pages },
  { path: '/register', budget: pages },
  { path: '/dashboard', about: '`/dashboard`, signed in', budget: signedIn, as: 'jun@example.com' },
  { path: '/api/lumina/sim-swap/v1?operation=checkSimSwap', budget: documentation },
  {
    path: '/api/readme/v2?operation=createReference1',
    about: 'an operation of a document of 1 MB',
    // Such a document says how its API authenticates: 2 KB that ours don’t need.
    budget: { ...documentation, scriptKb: 145 },
  },
]
