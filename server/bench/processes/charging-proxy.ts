// A process of npm run bench server: the bare proxy with the minimum that a metering gateway must store durably, by
// hand: it takes the price and puts the call in flight before forwarding, and logs the response. No keys, lots,
// limits, counts or refunds, which leaves the minimum cost of any gateway with the same promise.
import replyFrom from '@fastify/reply-from'
import Fastify from 'fastify'
import pg from 'pg'
import { ready } from './ready.ts'

const prefix = '/gateway/lumina/messaging/v1'
const price = 60

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
await pool.query(`CREATE TABLE least_wallets (key text PRIMARY KEY, balance bigint NOT NULL) WITH (fillfactor = 60);
  CREATE TABLE least_ledger (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, key text NOT NULL, amount bigint NOT NULL,
    balance_after bigint NOT NULL, at timestamptz NOT NULL, answered_at timestamptz, status integer);
  CREATE INDEX ON least_ledger (key, id)`)
const charge = `WITH wallet AS (
    INSERT INTO least_wallets AS known (key, balance) VALUES ($1, 1000000000)
    ON CONFLICT (key) DO UPDATE SET balance = known.balance - $2::bigint RETURNING balance)
  INSERT INTO least_ledger (key, amount, balance_after, at) SELECT $1, -$2::bigint, balance, now() FROM wallet RETURNING id`
const book = 'UPDATE least_ledger SET answered_at = now(), status = $2 WHERE id = $1'

const app = Fastify()
await app.register(replyFrom, { base: process.env.UPSTREAM ?? '' })
app.removeAllContentTypeParsers()
app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
app.all(`${prefix}/*`, async (request, reply) => {
  const { rows } = await pool.query({
    name: 'charge',
    text: charge,
    values: [request.headers['x-api-key'], price],
  })
  return reply.from(request.url.slice(prefix.length), {
    async onResponse(_request, response, upstream) {
      await pool.query({ name: 'book', text: book, values: [rows[0].id, response.statusCode] })
      response.send('stream' in upstream ? upstream.stream : upstream)
    },
  })
})
await app.listen({ port: 0, host: '127.0.0.1' })
ready(app.server.address())
