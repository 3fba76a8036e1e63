import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listen } from '../../../scripts/listen.ts'

const region = 'eu-test-1'
const [accessKeyId, secretAccessKey] = ['AKIATESTARCHIVE', 'kM3x-9wQpT2v/secret+key']

/**
 * Objects of one bucket, for those who sign: PUT and GET as S3 answers them, and the signature (version 4) and the body’s hash worked out anew
 * from AWS’s description, not with the client’s library. `npm run soak archive` runs against OpenStack Swift, whose S3 is another’s work.
 */
export async function startS3() {
  const objects = new Map<string, Buffer>()
  const state = { isDown: false }
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const answer = (status: number, code = '') =>
      response.writeHead(status).end(code && `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    if (state.isDown) return answer(503, 'ServiceUnavailable')
    const fault = faultOf(request, body)
    if (fault) return answer(403, fault)
    const path = request.url ?? ''
    if (!path.startsWith('/calls/')) return answer(404, 'NoSuchBucket')
    if (request.method === 'PUT') {
      objects.set(path, body)
      return answer(200)
    }
    const object = objects.get(path)
    if (!object) return answer(404, 'NoSuchKey')
    response.writeHead(200).end(object)
  })
  const { url: endpoint, close } = await listen(server)
  return {
    objects,
    state,
    settings: {
      kind: 's3',
      bucket: 'calls',
      prefix: 'log',
      endpoint,
      region,
      accessKeyId,
      secretAccessKey,
    } as const,
    close,
  }
}

const hash = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function faultOf({ method, url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const [, key, day, scope, names = '', sent = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/(\S+\/s3\/aws4_request), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  if (!day || key !== accessKeyId || scope !== `${region}/s3/aws4_request`) return 'InvalidAccessKeyId'
  const content = String(headers['x-amz-content-sha256'])
  if (method === 'PUT' && content !== hash(body)) return 'XAmzContentSHA256Mismatch'
  const canonical = [
    method,
    url,
    '',
    ...names.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    names,
    content,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], `${day}/${scope}`, hash(canonical)].join('\n')
  const signingKey = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    hmac,
    `AWS4${secretAccessKey}`,
  )
  const expected = hmac(signingKey, toSign)
  return timingSafeEqual(expected, Buffer.from(sent, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}
