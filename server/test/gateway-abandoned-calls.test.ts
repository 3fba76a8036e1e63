import { once } from 'node:events'
import { request as httpRequest, type ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { type Address, addressOf } from '../src/gateway/address.ts'
import { createCallBooks } from '../src/gateway/call-books.ts'
import type { CallFacts } from '../src/gateway/call-facts.ts'
import { refundAbandoned } from '../src/gateway/refund-abandoned.ts'
import { readCallFacts } from '../src/gateway/repo.ts'
import { hashKey } from '../src/modules/subscriptions/key-secret.ts'
import { countWaiting } from './support/all-wait.ts'
import { message } from './support/approvals.ts'
import { eventually } from './support/eventually.ts'
import { gatewayOfFile, messages, sendAsIs, tess } from './support/gateway.ts'
import { ok, upstreamOfFile } from './support/upstream.ts'

const upstream = await upstreamOfFile()
const { server, key, records } = await gatewayOfFile(upstream)
const { logged, inFlight, balanceOf } = records
const postings = async (id: string) => (await records.posted(id)).map(({ kind, amount }) => [kind, amount])

describe('a caller who hangs up', () => {
  const newest = async () => {
    const log = server.db.selectFrom('api_calls').selectAll().where('user_id', '=', tess)
    return log.orderBy('at', 'desc').limit(1).executeTakeFirst()
  }

  test('before the answer: the call is charged and in the log, as the API answered it', async () => {
    server.advance(1)
    const before = await balanceOf()
    let finish = () => {}
    const arrival = new Promise<void>((resolve) => {
      upstream.answer = (response) => {
        finish = () => response.writeHead(202).end()
        resolve()
      }
    })
    const request = httpRequest(`${server.url}${messages}`, { method: 'POST', headers: { 'X-API-Key': key } })
    request.on('error', () => {})
    request.end()
    await arrival
    const closed = new Promise((resolve) => request.on('close', resolve))
    request.destroy()
    await closed
    finish()
    await eventually(async () => {
      expect(await newest()).toMatchObject({ status: 202, credits: 60, at: server.parts.clock() })
    })
    expect(await balanceOf()).toBe(before - 60)
    expect(await inFlight()).toEqual([])
  })

  test('before the request is whole: nothing was asked, nothing is charged', async () => {
    server.advance(1)
    const before = await balanceOf()
    const request = httpRequest(`${server.url}${messages}`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Length': '70000' },
    })
    request.on('error', () => {})
    request.write('half')
    await eventually(async () => expect(await inFlight()).toHaveLength(1))
    request.destroy()
    await eventually(async () => {
      expect(await newest()).toMatchObject({ status: 499, error_code: 'caller_gone', credits: 0 })
    })
    expect(await balanceOf()).toBe(before)
  })

  test('while a body is read that is looked at before the charge: nothing is charged', async () => {
    server.advance(1)
    const before = await balanceOf()
    const request = httpRequest(`${server.url}${messages}`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Length': '100', Expect: '100-continue' },
    })
    request.on('error', () => {})
    request.flushHeaders()
    await new Promise((resolve) => request.once('continue', resolve))
    request.write('half')
    request.destroy()
    await eventually(async () => {
      expect(await newest()).toMatchObject({ status: 499, credits: 0, at: server.parts.clock() })
    })
    expect(await balanceOf()).toBe(before)
    expect(upstream.received).toEqual([])
  })

  test('while the price is being taken, the body half sent: nothing was asked, nothing is charged', async () => {
    server.advance(1)
    const before = await balanceOf()
    await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('wallets').select('balance').where('user_id', '=', tess).forUpdate().execute()
      const request = httpRequest(`${server.url}${messages}`, {
        method: 'POST',
        headers: { 'X-API-Key': key, 'Content-Length': '70000' },
      })
      request.on('error', () => {})
      request.write('half')
      await eventually(async () => expect(await countWaiting(server.db)).toBe(1))
      const closed = new Promise((resolve) => request.on('close', resolve))
      request.destroy()
      await closed
    })
    await eventually(async () => {
      expect(await newest()).toMatchObject({
        status: 499,
        error_code: 'caller_gone',
        credits: 0,
        at: server.parts.clock(),
      })
    })
    expect(await balanceOf()).toBe(before)
    expect(upstream.received).toEqual([])
  })

  test('while a tool waits for the answer: the API need not go on with a long one', async () => {
    const answer = Promise.withResolvers<ServerResponse>()
    upstream.answer = (response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: 1\n\n')
      answer.resolve(response)
    }
    const request = httpRequest(`${server.url}/mcp/lumina/messaging/v1`, {
      method: 'POST',
      headers: {
        'X-API-Key': key,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'MCP-Protocol-Version': '2026-07-28',
        'Mcp-Method': 'tools/call',
        'Mcp-Name': 'sendMessage',
      },
    })
    request.on('error', () => {})
    const params = {
      name: 'sendMessage',
      arguments: { body: message },
      _meta: {
        'io.modelcontextprotocol/protocolVersion': '2026-07-28',
        'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1.0.0' },
        'io.modelcontextprotocol/clientCapabilities': {},
      },
    }
    request.end(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }))
    const response = await answer.promise
    const closed = once(response, 'close')
    request.destroy()
    await closed
    expect(response.writableFinished).toBe(false)
  })
})

describe('a killed server', () => {
  test('its calls are given back when their API can no longer have answered, once, however many look', async () => {
    const twin = await server.twin()
    const before = await balanceOf()
    const ids = Array.from({ length: 8 }, (_, index) => `req_left${index}`)
    const facts = await readCallFacts(server.db, addressOf(messages) as Address, { keyHash: hashKey(key) })
    const call = {
      facts: facts as CallFacts,
      price: 60,
      priceVersion: null,
      now: server.parts.clock(),
      day: '2026-11-21',
      limits: {},
      refundAfterSeconds: 120,
    }
    const { charge } = createCallBooks(server.parts)
    for (const requestId of ids) await charge({ ...call, requestId })
    server.advance(119)
    await refundAbandoned(server.parts)
    expect(await inFlight()).toHaveLength(8)

    server.advance(2)
    // All of them have seen the first call, and wait for the wallet or for each other.
    const runs = await server.db.transaction().execute(async (tx) => {
      await tx.selectFrom('wallets').select('balance').where('user_id', '=', tess).forUpdate().execute()
      const started = [server, twin, server, twin].map(({ parts }) => refundAbandoned(parts))
      await eventually(async () => expect(await countWaiting(server.db)).toBe(4))
      return { started }
    })
    await Promise.all(runs.started)
    expect(await inFlight()).toEqual([])
    for (const id of ids)
      expect(await postings(id)).toEqual([
        ['USAGE', -60],
        ['REFUND', 60],
      ])
    expect(await balanceOf()).toBe(before)
    await twin.close()
  })

  test('a call that was given up and then answered is charged after all, once', async () => {
    let finish = () => {}
    const arrival = new Promise<void>((resolve) => {
      upstream.answer = (response, received) => {
        finish = () => ok(response, received)
        resolve()
      }
    })
    const before = await balanceOf()
    const answer = sendAsIs('POST', `${server.url}${messages}`, { headers: { 'X-API-Key': key } })
    await arrival
    server.advance(121)
    await refundAbandoned(server.parts)
    finish()
    const { id, status, headers } = await answer
    expect([status, headers['x-credits-charged'], headers['x-credits-left']]).toEqual([
      200,
      '0.60',
      ((before - 60) / 100).toFixed(2),
    ])
    expect(await postings(id)).toEqual([
      ['USAGE', -60],
      ['REFUND', 60],
      ['USAGE', -60],
    ])
    expect(await balanceOf()).toBe(before - 60)
    expect(await logged(id)).toMatchObject([{ credits: 60, status: 200 }])
  })
})
