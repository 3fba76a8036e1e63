// Reviewing business verifications, for operators: `npm run review-kyb`. It works on the database of the server,
// which sends the mails.
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { listPending, readSubmission } from '../modules/kyb/repo.ts'
import { approve, type ReviewContext, reject } from '../modules/kyb/review.ts'
import { lineOf, pageOf, refusalsOf } from '../modules/kyb/review-command.ts'
import { readToolSettings } from '../platform/settings/deployment.ts'
import { orExit } from '../platform/settings/read-environment.ts'
import { runCommand } from './run-command.ts'

const usage = `Usage:
  npm run review-kyb -- list
  npm run review-kyb -- show <id>
  npm run review-kyb -- approve <id>
  npm run review-kyb -- reject <id> --field <name> --code <code> --reason "<text>" [--field … --code … --reason …]`

const settings = orExit(() => readToolSettings(process.env))
const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

async function run(reviewing: ReviewContext): Promise<void> {
  const refusal = { type: 'string', multiple: true } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { field: refusal, code: refusal, reason: refusal },
  })
  const [deed, id] = positionals
  if (deed === 'list') {
    const waiting = await listPending(reviewing.db)
    return print(
      waiting.length > 0 ? waiting.map(lineOf).join('\n') : 'No verifications are waiting for review.',
    )
  }
  if (!id) throw new RangeError(usage)
  if (deed === 'show') {
    const submission = await readSubmission(reviewing.db, id)
    if (!submission) throw new RangeError(`There’s no verification ${id}.`)
    return print(pageOf(submission, settings.kybFolder))
  }
  if (deed !== 'approve' && deed !== 'reject') throw new RangeError(usage)
  const decided =
    deed === 'approve' ? await approve(reviewing, id) : await reject(reviewing, id, refusalsOf(values))
  print(`${decided.id} is ${decided.state}. ${decided.contact_email} gets an email.`)
}

const reviewer = `operator:${userInfo().username}`
await runCommand(settings, (db) => run({ db, clock: () => new Date(), settings, reviewer, requestId: null }))
