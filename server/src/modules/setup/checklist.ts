// The set-up of a portal, part by part, for owners and `npm run doctor`: decision 0147.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { components } from '@switchboard/sdk'
import { newestBackup } from '../../platform/backup/newest-backup.ts'
import { brand, ourBrand } from '../../platform/brand/brand.ts'
import type { Queries } from '../../platform/db/client.ts'
import { lastMailError } from '../../platform/mail/queue.ts'
import type { Finding } from '../../platform/settings/checklist.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { readStaff } from '../accounts/staff-repo.ts'
import { newestApis } from '../catalogue/repo.ts'
import { hasPaid } from '../payments/repo.ts'
import { hasPrices } from '../pricing/repo.ts'
import { administratorsWithoutFactor } from '../second-factor/repo.ts'
import { hasLiveUpstream } from '../upstreams/repo.ts'
import { hasAnswered } from '../usage/hours-repo.ts'

type SetupItem = components['schemas']['SetupItem']
type Result = Omit<SetupItem, 'id' | 'title'>

const shippedTexts = join(import.meta.dirname, '../../../content')
const legalTexts = ['terms-and-conditions', 'privacy-policy', 'privacy-notice']
const dayMs = 86_400_000

/** All that is read of the database. */
export const readFacts = async (db: Queries) => ({
  mailError: await lastMailError(db),
  paid: await hasPaid(db),
  administrators: (await readStaff(db)).length,
  unguarded: await administratorsWithoutFactor(db),
  api: await newestApis(db).limit(1).executeTakeFirst(),
  connected: await hasLiveUpstream(db),
  answered: await hasAnswered(db),
  priced: await hasPrices(db),
})
type Facts = Awaited<ReturnType<typeof readFacts>>

interface SetupSources {
  readonly settings: Settings
  readonly findings: readonly Finding[]
  readonly backupFolder: string | undefined
  /** Undefined where the database has no tables yet, or can’t be asked. */
  readonly facts: Facts | undefined
  readonly now: Date
}

/** In the order in which they’re best done. */
export async function readChecklist(sources: SetupSources): Promise<SetupItem[]> {
  const { settings, facts } = sources
  const fromFacts = (check: (facts: Facts) => Result): Result =>
    facts ? check(facts) : unknown('The database can’t be asked yet.')
  const domain = settingsIn(sources, ['PUBLIC_URL']) ?? done(`The portal is at ${settings.publicUrl}.`)
  const email = settingsIn(sources, ['SMTP_URL', 'MAIL_FROM']) ?? fromFacts(checkEmail)
  const api = fromFacts((known) => checkApi(known, settings))
  const items: readonly (readonly [SetupItem['id'], string, Result])[] = [
    ['domain', 'Domain and HTTPS', domain],
    ['brand', 'Your brand', checkBrand()],
    ['texts', 'Terms and privacy', await checkTexts(settings.contentFolder)],
    ['email', 'Email', email],
    ['payments', 'Payments', checkPayments(sources)],
    ['second_factor', 'Second factor', fromFacts(checkFactors)],
    ['backup', 'Backups', await checkBackup(sources)],
    ['api', 'First API', api],
    ['prices', 'Prices', fromFacts(checkPrices)],
  ]
  return items.map(([id, title, result]) => ({ id, title, ...result }))
}

const result =
  (state: SetupItem['state']) =>
  (finding: string, required = false): Result => ({ state, finding, required })
const [done, open, unknown] = [result('done'), result('open'), result('unknown')]

/** Undefined where nothing is amiss with these settings. */
function settingsIn({ findings }: SetupSources, names: readonly string[]): Result | undefined {
  const amiss = findings.filter(({ about }) => names.includes(about))
  const sentences = amiss.map(({ about, why }) => `${about}: ${why.replaceAll('`', '')}`)
  const required = amiss.some(({ essential }) => essential)
  return amiss.length > 0 ? open(sentences.join(' '), required) : undefined
}

function checkPayments(sources: SetupSources): Result {
  const amiss = settingsIn(sources, ['PAYMENT_PROVIDER', 'PAYMENT_SECRET_KEY', 'SELLER_TIN'])
  if (amiss) return amiss
  if (sources.settings.paymentProvider === 'sandbox')
    return open('The sandbox gives credits away: no money moves.')
  return sources.facts?.paid
    ? done('Payments are live, and a customer has paid.')
    : unknown('Payments are live. Nobody has paid yet.')
}

function checkBrand(): Result {
  const { name } = brand()
  return name === ourBrand.name
    ? open(`The portal is still called ${name}. Put your name, logo and colour into BRAND_DIR.`)
    : done(`The portal is called ${name}.`)
}

async function checkTexts(folder: string): Promise<Result> {
  const names = await Promise.all(
    legalTexts.map(async (name) => {
      const [own, ours] = await Promise.all(
        [folder, shippedTexts].map((of) => readFile(join(of, `pages/${name}.md`), 'utf8').catch(() => null)),
      )
      return (own === null || own === ours) && name.replaceAll('-', ' ')
    }),
  )
  const ours = names.filter((name) => name !== false)
  return ours.length > 0
    ? open(`Still the demo’s, or missing: ${ours.join(', ')}. Put yours into CONTENT_DIR.`, true)
    : done('Terms and privacy texts are your own.')
}

function checkEmail({ mailError }: Facts): Result {
  if (mailError === undefined) return open('No email has been sent yet. Send a test message.')
  return mailError === null
    ? done('The mail server took the last email.')
    : open(`The last email wasn’t sent: ${mailError}`, true)
}

function checkFactors({ administrators, unguarded }: Facts): Result {
  if (administrators === 0) return unknown('There’s no administrator yet.')
  return unguarded === 0
    ? done('Every administrator logs in with a second factor.')
    : open(`${unguarded} of ${administrators} administrators log in without one.`)
}

async function checkBackup({ backupFolder, now }: SetupSources): Promise<Result> {
  if (backupFolder === undefined)
    return unknown(
      'Nothing notices when backups stop: BACKUP_DIR isn’t set. Make a backup with npm run backup.',
    )
  const newest = await newestBackup(backupFolder)
  if (!newest) return open(`There’s no backup in ${backupFolder}. Make one with npm run backup.`, true)
  const days = Math.floor((now.getTime() - newest.getTime()) / dayMs)
  return days < 2
    ? done('The newest backup is less than two days old.')
    : open(`The newest backup is ${days} days old. See docs/backup.md.`, true)
}

function checkApi({ api, connected, answered }: Facts, { upstreams }: Settings): Result {
  if (!api) return open('No API is published.')
  if (answered) return done('A live call has succeeded.')
  return !connected && Object.keys(upstreams).length === 0
    ? open(`${api.name} is published, but live calls have no server to go to.`)
    : open(`${api.name} is connected. No live call has succeeded in the last 60 days.`)
}

const checkPrices = ({ priced }: Facts): Result =>
  priced ? done('Prices are set.') : open('No operation has a price, so every call is free.')
