/** A change to the sample: what it is, where (keys with spaces between), the new value (none: removed). */
export type Change = { what: string; at: string; value?: unknown }

const get = 'paths /things get'
const post = 'paths /things post'
const answered = 'components schemas Thing'
const sent = 'components schemas NewThing allOf 0'
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const orNull = (values: string[]) => ({ oneOf: [{ type: 'string', enum: values }, { type: 'null' }] })
const limit = (maximum: number) => ({ name: 'limit', in: 'query', schema: { type: 'integer', maximum } })

export const forbidden: (Change & { told: RegExp })[] = [
  { what: 'an operation removed', at: post, told: /POST \/things: removed/ },
  { what: 'an operationId renamed', at: `${get} operationId`, value: 'all', told: /listThings became all/ },
  {
    what: 'a token needed',
    at: `${get} security`,
    value: [{ bearer: [] }],
    told: /must now prove who they are, with bearer/,
  },
  { what: 'a role shut out', at: `${get} x-roles`, value: ['VISITOR'], told: /role USER/ },
  { what: 'a status removed', at: `${get} responses 404`, told: /404 is no longer/ },
  {
    what: 'a header removed',
    at: `${get} responses 200 headers`,
    told: /200 answer no longer carries the header X-Request-Id/,
  },
  {
    what: 'a media type removed',
    at: `${get} responses 404`,
    value: json({}),
    told: /404 answer is no longer given as application\/problem\+json/,
  },
  { what: 'a parameter removed', at: `${get} parameters`, told: /query parameter limit is no longer/ },
  {
    what: 'a parameter required',
    at: `${get} parameters 1`,
    value: { name: 'q', in: 'query', required: true },
    told: /query parameter q must now be sent/,
  },
  {
    what: 'a parameter bounded',
    at: `${get} parameters 0`,
    value: limit(50),
    told: /limit: maximum .* 200 became 50/,
  },
  { what: 'an answered field removed', at: `${answered} properties made_at`, told: /made_at is no longer/ },
  {
    what: 'an answered field made optional',
    at: `${answered} required`,
    value: ['id'],
    told: /kind may now be missing/,
  },
  {
    what: 'an answered field of another type',
    at: `${answered} properties id type`,
    value: 'integer',
    told: /\.id: type string became integer/,
  },
  {
    what: 'an answered field that may be null',
    at: `${answered} properties id type`,
    value: ['string', 'null'],
    told: /\.id: type string became string\|null/,
  },
  {
    what: 'an answered enum widened',
    at: `${answered} properties kind enum 2`,
    value: 'KNIFE',
    told: /KNIFE may now be answered/,
  },
  {
    what: 'an answered enum opened',
    at: `${answered} properties kind enum`,
    told: /other values than the listed/,
  },
  {
    what: 'an answered list or null widened, in other words',
    at: `${answered} properties mood`,
    value: orNull(['GOOD', 'BAD', 'UGLY']),
    told: /UGLY may now be answered/,
  },
  {
    what: 'an answered format dropped',
    at: `${answered} properties made_at format`,
    told: /date-time became none/,
  },
  {
    what: 'a body field newly required',
    at: `${sent} required 1`,
    value: 'size',
    told: /size must now be sent/,
  },
  { what: 'a body field removed', at: `${sent} properties size`, told: /size is no longer taken/ },
  {
    what: 'a body enum narrowed',
    at: `${sent} properties kind enum`,
    value: ['SPOON'],
    told: /FORK is no longer/,
  },
  {
    what: 'a body field given an enum',
    at: `${sent} properties size enum`,
    value: [1, 2],
    told: /only listed values/,
  },
  {
    what: 'a body field shortened',
    at: `${sent} properties name maxLength`,
    value: 20,
    told: /maxLength is tighter/,
  },
  {
    what: 'a body field lengthened at least',
    at: `${sent} properties name minLength`,
    value: 5,
    told: /minLength is/,
  },
  {
    what: 'a body field given a pattern',
    at: `${sent} properties name pattern`,
    value: '^a',
    told: /none became \^a/,
  },
  {
    what: 'a body field given a format',
    at: `${sent} properties name format`,
    value: 'email',
    told: /none became email/,
  },
  {
    what: 'other body fields refused',
    at: `${sent} additionalProperties`,
    value: false,
    told: /other fields are/,
  },
  {
    what: 'a body made required',
    at: `${post} requestBody required`,
    value: true,
    told: /The body must now be sent/,
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
