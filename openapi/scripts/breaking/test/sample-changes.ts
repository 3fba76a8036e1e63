/** A change to the sample: description, place (keys with spaces between), new value (none: removed). */
export type Change = { what: string; at: string; value?: unknown }

const get = 'paths /things get'
const post = 'paths /things post'
const answered = 'components schemas Thing'
const sent = 'components schemas NewThing allOf 0'
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const orNull = (values: string[]) => ({ oneOf: [{ type: 'string', enum: values }, { type: 'null' }] })
const limit = (maximum: number) => ({ name: 'limit', in: 'query', schema: { type: 'integer', maximum } })

export const forbidden: (Change & { sentence: RegExp })[] = [
  { what: 'an operation removed', at: post, sentence: /POST \/things: removed/ },
  {
    what: 'an operationId renamed',
    at: `${get} operationId`,
    value: 'all',
    sentence: /changed from listThings to all/,
  },
  {
    what: 'a token needed',
    at: `${get} security`,
    value: [{ bearer: [] }],
    sentence: /Authentication with bearer is now required/,
  },
  { what: 'a role shut out', at: `${get} x-roles`, value: ['VISITOR'], sentence: /role USER/ },
  { what: 'a status removed', at: `${get} responses 404`, sentence: /no longer returns 404/ },
  {
    what: 'a header removed',
    at: `${get} responses 200 headers`,
    sentence: /200 response no longer includes the header X-Request-Id/,
  },
  {
    what: 'a media type removed',
    at: `${get} responses 404`,
    value: json({}),
    sentence: /404 response is no longer returned as application\/problem\+json/,
  },
  { what: 'a parameter removed', at: `${get} parameters`, sentence: /query parameter limit is no longer/ },
  {
    what: 'a parameter required',
    at: `${get} parameters 1`,
    value: { name: 'q', in: 'query', required: true },
    sentence: /New required query parameter q/,
  },
  {
    what: 'a parameter bounded',
    at: `${get} parameters 0`,
    value: limit(50),
    sentence: /limit: maximum lowered from 200 to 50/,
  },
  {
    what: 'an answered field removed',
    at: `${answered} properties made_at`,
    sentence: /made_at is no longer/,
  },
  {
    what: 'an answered field made optional',
    at: `${answered} required`,
    value: ['id'],
    sentence: /kind may now be missing/,
  },
  {
    what: 'an answered field of another type',
    at: `${answered} properties id type`,
    value: 'integer',
    sentence: /\.id: type changed from string to integer/,
  },
  {
    what: 'an answered field that may be null',
    at: `${answered} properties id type`,
    value: ['string', 'null'],
    sentence: /\.id: type changed from string to string or null/,
  },
  {
    what: 'an answered enum widened',
    at: `${answered} properties kind enum 2`,
    value: 'KNIFE',
    sentence: /KNIFE may now be returned/,
  },
  {
    what: 'an answered enum opened',
    at: `${answered} properties kind enum`,
    sentence: /values other than those listed may now be returned/,
  },
  {
    what: 'an answered list or null widened, in other words',
    at: `${answered} properties mood`,
    value: orNull(['GOOD', 'BAD', 'UGLY']),
    sentence: /UGLY may now be returned/,
  },
  {
    what: 'an answered format dropped',
    at: `${answered} properties made_at format`,
    sentence: /format date-time removed/,
  },
  {
    what: 'a body field newly required',
    at: `${sent} required 1`,
    value: 'size',
    sentence: /size is now required/,
  },
  { what: 'a body field removed', at: `${sent} properties size`, sentence: /size is no longer accepted/ },
  {
    what: 'a body enum narrowed',
    at: `${sent} properties kind enum`,
    value: ['SPOON'],
    sentence: /FORK is no longer/,
  },
  {
    what: 'a body field given an enum',
    at: `${sent} properties size enum`,
    value: [1, 2],
    sentence: /only the listed values are now accepted/,
  },
  {
    what: 'a body field shortened',
    at: `${sent} properties name maxLength`,
    value: 20,
    sentence: /maxLength lowered from 40 to 20/,
  },
  {
    what: 'a body field lengthened at least',
    at: `${sent} properties name minLength`,
    value: 5,
    sentence: /minLength raised from 1 to 5/,
  },
  {
    what: 'a body field given a pattern',
    at: `${sent} properties name pattern`,
    value: '^a',
    sentence: /pattern set to \^a/,
  },
  {
    what: 'a body field given a format',
    at: `${sent} properties name format`,
    value: 'email',
    sentence: /format set to email/,
  },
  {
    what: 'other body fields refused',
    at: `${sent} additionalProperties`,
    value: false,
    sentence: /other fields are now rejected/,
  },
  {
    what: 'a body made required',
    at: `${post} requestBody required`,
    value: true,
    sentence: /The request body is now required/,
  },
]

export const allowed: Change[] = [
  { what: 'an operation added', at: 'paths /more', value: { get: { operationId: 'more', responses: {} } } },
  { what: 'a status added', at: `${get} responses 410`, value: {} },
  { what: 'an optional parameter added', at: `${get} parameters 1`, value: { name: 'q', in: 'query' } },
  { what: 'a parameter allowed more', at: `${get} parameters 0`, value: limit(500) },
  { what: 'a token no longer needed', at: `${post} security`, value: [] },
  { what: 'a role let in', at: `${post} x-roles`, value: ['USER', 'ADMIN'] },
  { what: 'an answered field added', at: `${answered} properties color`, value: { type: 'string' } },
  { what: 'an answered field now always there', at: `${answered} required 2`, value: 'made_at' },
  { what: 'other answered fields ruled out', at: `${answered} additionalProperties`, value: false },
  { what: 'the same of what schemas share', at: `${answered} unevaluatedProperties`, value: false },
  { what: 'an answered enum narrowed', at: `${answered} properties kind enum`, value: ['FORK'] },
  {
    what: 'an answered list or null in other words',
    at: `${answered} properties mood`,
    value: orNull(['GOOD', 'BAD']),
  },
  { what: 'an answered field shortened', at: `${answered} properties id maxLength`, value: 10 },
  { what: 'an optional body field added', at: `${sent} properties color`, value: { type: 'string' } },
  { what: 'a body field no longer required', at: `${sent} required` },
  { what: 'a body enum widened', at: `${sent} properties kind enum 2`, value: 'KNIFE' },
  { what: 'a body type widened', at: `${sent} properties size type`, value: 'number' },
  { what: 'a body field lengthened', at: `${sent} properties name maxLength`, value: 80 },
  { what: 'a summary rewritten', at: `${get} summary`, value: 'Other words' },
  {
    what: 'an allOf written as one schema',
    at: 'components schemas NewThing',
    value: {
      type: 'object',
      required: ['name'],
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 40 },
        kind: { type: 'string', enum: ['SPOON', 'FORK'] },
        size: { type: 'integer' },
      },
    },
  },
]
