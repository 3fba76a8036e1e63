import { spawnSync } from 'node:child_process'
import type { AlertStage } from './alert-stage.ts'

interface Fault {
  readonly alerts: readonly string[]
  /** Returns how it is put right, where what follows needs that. */
  readonly begin: (stage: AlertStage) => Promise<(() => Promise<unknown>) | undefined>
}

const day = 86_400_000

/** The last ones end what the others need. */
export const faults: readonly Fault[] = [
  {
    alerts: ['BackupOld'],
    async begin({ writeBackup }) {
      writeBackup(new Date(Date.now() - 3 * day))
      return undefined
    },
  },
  {
    // Nothing can be laid where the archive is to be.
    alerts: ['ArchiveLate'],
    async begin({ client }) {
      await client.query(
        "CREATE TABLE api_calls_2020_01 PARTITION OF api_calls FOR VALUES FROM ('2020-01-01T00:00:00Z') TO ('2020-02-01T00:00:00Z')",
      )
      return undefined
    },
  },
  {
    // Of a release that this process knows nothing of, and one that failed for good.
    alerts: ['JobsLate', 'JobsGivenUp'],
    async begin({ client }) {
      await client.query(
        `SELECT graphile_worker.add_job('unknownTask', run_at => now() - interval '10 minutes')`,
      )
      await client.query(
        `SELECT graphile_worker.permanently_fail_jobs(ARRAY(SELECT id FROM graphile_worker.add_job('failedTask')), 'gone')`,
      )
      return undefined
    },
  },
  {
    // A process that is gone has claimed the webhook.
    alerts: ['DeliveriesLate'],
    async begin({ client }) {
      await client.query(`
        INSERT INTO webhooks (id, user_id, url, description, events, secret, created_at, due_at, claimed_until)
        SELECT 'whk_claimed', id, 'https://receiver.example', '', '{}', '', now(), now(), now() + interval '1 hour'
        FROM users LIMIT 1`)
      await client.query(`
        INSERT INTO webhook_deliveries
          (id, webhook_id, user_id, event_id, event, test, payload, status, created_at, next_attempt_at)
        SELECT 'dlv_waiting', id, user_id, 'evt_1', 'payment.settled', false, '{}', 'WAITING', now(), now() - interval '1 hour'
        FROM webhooks WHERE id = 'whk_claimed'`)
      return undefined
    },
  },
  {
    // A server that is gone has left a call, and nobody may give it back.
    alerts: ['CallsAbandoned'],
    async begin({ client }) {
      await client.query('BEGIN')
      await client.query(`
        INSERT INTO calls_in_flight (request_id, user_id, credits, started_at, refund_after)
        SELECT 'req_gone', user_id, 0, now() - interval '1 hour', now() - interval '1 hour' FROM wallets LIMIT 1`)
      await client.query('COMMIT')
      return undefined
    },
  },
  {
    alerts: ['TargetFailing', 'CircuitOpen'],
    async begin({ setTarget, upstream }) {
      await setTarget('http://127.0.0.1:1')
      return () => setTarget(upstream.url)
    },
  },
  {
    // An API that takes every place of the gateway.
    alerts: ['GatewayFailing'],
    async begin({ upstream }) {
      const { answer } = upstream
      const waitingAnswers: (() => void)[] = []
      upstream.answer = (response, request) => waitingAnswers.push(() => answer(response, request))
      return async () => {
        upstream.answer = answer
        for (const release of waitingAnswers) release()
      }
    },
  },
  { alerts: ['GatewaySlow'], begin: (stage) => hold(stage, 'LOCK TABLE wallets IN EXCLUSIVE MODE', 2_000) },
  { alerts: ['BookingLate'], begin: (stage) => hold(stage, 'LOCK TABLE api_calls IN EXCLUSIVE MODE') },
  {
    alerts: ['DatabaseWaits', 'PortalSlow', 'PortalFailing'],
    begin: (stage) => hold(stage, 'LOCK TABLE users IN ACCESS EXCLUSIVE MODE'),
  },
  {
    // The alert takes the 99th percentile of the loop’s delay, sampled every 10 ms: between two stops are 50 samples.
    alerts: ['LoopBlocked'],
    async begin({ server }) {
      const timer = setInterval(() => {
        server.child.kill('SIGSTOP')
        setTimeout(() => server.child.kill('SIGCONT'), 1_000)
      }, 1_500)
      return async () => clearInterval(timer)
    },
  },
  {
    alerts: ['DatabaseUnreachable'],
    async begin({ databasePid }) {
      const tell = (signal: string) => {
        const { stdout } = spawnSync('pgrep', ['--parent', `${databasePid()}`], { encoding: 'utf8' })
        for (const pid of [databasePid(), ...stdout.split('\n').filter(Boolean).map(Number)])
          spawnSync('kill', [`-${signal}`, `${pid}`])
      }
      tell('STOP')
      return async () => tell('CONT')
    },
  },
  {
    alerts: ['ServerDown'],
    async begin({ server }) {
      server.child.kill('SIGKILL')
      return undefined
    },
  },
]

/** Takes a lock, for good or again and again for a while, until the fault ends. */
async function hold({ client }: AlertStage, lock: string, everyMs?: number): Promise<() => Promise<unknown>> {
  let isOver = false
  const take = async () => {
    await client.query('BEGIN')
    await client.query(lock)
  }
  const again = async () => {
    while (!isOver && everyMs) {
      await take()
      await new Promise((done) => setTimeout(done, everyMs))
      await client.query('COMMIT')
    }
  }
  if (!everyMs) await take()
  const going = again()
  return async () => {
    isOver = true
    await going
    if (!everyMs) await client.query('COMMIT')
  }
}
