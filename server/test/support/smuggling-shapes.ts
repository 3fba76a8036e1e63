import {
  address,
  closing,
  inChunks,
  lengthOf,
  one,
  post,
  refused,
  request,
  type Shape,
  smuggled,
} from './shape.ts'

const connectionHeaders: readonly Shape[] = [
  ...['GET', 'DELETE', 'HEAD', 'POST', 'PUT'].map((method) =>
    refused(`${method}: Connection names content-length`, {
      method,
      headers: ['Connection: content-length', lengthOf(smuggled)],
      body: smuggled,
    }),
  ),
  ...['GET', 'DELETE', 'POST'].map((method) =>
    refused(`${method}: Connection names transfer-encoding`, {
      method,
      headers: ['Connection: transfer-encoding', 'Transfer-Encoding: chunked'],
      body: inChunks(smuggled),
    }),
  ),
  refused('Connection names it among others, in capitals, with blanks', {
    method: 'DELETE',
    headers: ['Connection: keep-alive , \tCONTENT-LENGTH', lengthOf(smuggled)],
    body: smuggled,
  }),
  refused('the second of two Connection headers names it', {
    headers: ['Connection: keep-alive', 'Connection: content-length', lengthOf(smuggled)],
    body: smuggled,
  }),
  ...[
    'Host',
    'Content-Type',
    'Authorization',
    'X-API-Key',
    'Cookie',
    'X-Request-Id',
    'Accept',
    'Trailer',
    'é"',
  ].map((name) => refused(`Connection names ${name}`, { headers: [`Connection: ${name}`] })),
  one('Connection names an extension of the caller', { headers: ['Connection: close, X-Mine', 'X-Mine: 1'] }),
  one('Connection names TE', { headers: ['TE: trailers', 'Connection: TE, close'] }),
  one('Connection is empty, and has empty members', { headers: ['Connection: , ,', 'Connection:'] }),
  one('Keep-Alive and Proxy-Connection', {
    headers: ['Keep-Alive: timeout=1, max=1', 'Proxy-Connection: close'],
  }),
]

const upgrades: readonly Shape[] = [
  one('an upgrade to h2c', {
    headers: ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  }),
  one('an upgrade to WebSocket', {
    headers: ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
  }),
  one(
    'an upgrade with a body',
    {
      ...post(['Connection: Upgrade', 'Upgrade: x', lengthOf(smuggled)], smuggled),
    },
    { body: smuggled },
  ),
  one('CONNECT', { method: 'CONNECT', target: 'gateway:80', body: smuggled }, { statuses: [] }),
  one('the preface of HTTP/2', { method: 'PRI', target: '*', version: 'HTTP/2.0' }, { statuses: [400] }),
]

const lengths: readonly Shape[] = [
  refused(
    'Content-Length and Transfer-Encoding',
    post([lengthOf('x'), 'Transfer-Encoding: chunked'], inChunks(smuggled)),
  ),
  refused('two lengths that differ', post(['Content-Length: 0', lengthOf(smuggled)], smuggled)),
  refused('two lengths that agree', post([lengthOf(smuggled), lengthOf(smuggled)], smuggled)),
  ...['5, 5', '+5', '-5', '0x5', '5a', '5 5', '', '99999999999999999999'].map((value) =>
    refused(`Content-Length: ${value}`, post([`Content-Length: ${value}`], 'hello')),
  ),
  ...[
    'xchunked',
    'identity',
    'chunked, identity',
    'gzip, chunked',
    'chunked, chunked',
    '"chunked"',
    'chunked;a=b',
  ].map((value) =>
    refused(`Transfer-Encoding: ${value}`, post([`Transfer-Encoding: ${value}`], inChunks(smuggled))),
  ),
  refused(
    'two Transfer-Encodings',
    post(['Transfer-Encoding: chunked', 'Transfer-encoding: cow'], inChunks(smuggled)),
  ),
  refused(
    'a blank before the colon',
    post(['Transfer-Encoding : chunked', lengthOf('')], inChunks(smuggled)),
  ),
  one('Transfer-Encoding in capitals', post(['Transfer-Encoding: CHUNKED', closing], inChunks('hello')), {
    body: 'hello',
  }),
  one(
    'headers spelled with underscores',
    post(['content_length: 0', 'transfer_encoding: chunked', lengthOf('hello')], 'hello'),
    {
      body: 'hello',
    },
  ),
  one('more bytes than were announced', post([lengthOf('hello')], `hello${smuggled}`), {
    statuses: [200, 404],
    methods: ['POST', 'GET'],
    body: 'hello',
  }),
  one(
    'a body that nothing announces',
    { method: 'POST', body: smuggled },
    { statuses: [200, 404], methods: ['POST', 'GET'] },
  ),
  one(
    'a length of zero and a body',
    { headers: ['Content-Length: 0'], body: smuggled },
    {
      statuses: [200, 404],
      methods: ['GET', 'GET'],
    },
  ),
]

const bodies: readonly Shape[] = [
  ...['GET', 'DELETE', 'HEAD'].flatMap((method) => [
    one(
      `${method} with a body`,
      { method, headers: [lengthOf(smuggled)], body: smuggled },
      { body: smuggled },
    ),
    one(
      `${method} with a body in chunks`,
      { method, headers: ['Transfer-Encoding: chunked'], body: inChunks(smuggled) },
      {
        body: smuggled,
      },
    ),
  ]),
  one('chunk extensions', post(['Transfer-Encoding: chunked'], '5;a=b;c="d"\r\nhello\r\n0;x\r\n\r\n'), {
    body: 'hello',
  }),
  one(
    'trailers',
    post(['Transfer-Encoding: chunked', 'Trailer: X-Tag'], '5\r\nhello\r\n0\r\nX-Tag: other\r\n\r\n'),
    {
      body: 'hello',
    },
  ),
  one(
    'trailers that speak of framing',
    post(['Transfer-Encoding: chunked'], '5\r\nhello\r\n0\r\nContent-Length: 9\r\n\r\n'),
    { statuses: [400] },
  ),
  one('a long body in chunks', post(['Transfer-Encoding: chunked'], inChunks(smuggled.repeat(3000))), {
    body: smuggled.repeat(3000),
  }),
  one('a long body', post([lengthOf(smuggled.repeat(3000))], smuggled.repeat(3000)), {
    body: smuggled.repeat(3000),
  }),
  ...[
    ['that is longer than its size', '5\r\nhello there\r\n0\r\n\r\n'],
    ['with a size beyond any', 'fffffffffffffffff\r\nhello\r\n0\r\n\r\n'],
    ['with a size in another notation', '0x5\r\nhello\r\n0\r\n\r\n'],
    ['whose extension holds a bare LF', '5;\nhello\r\n0\r\n\r\n'],
    ['that ends with a bare LF', '5\r\nhello\n0\r\n\r\n'],
  ].map(([name, body = '']) =>
    // The gateway has the request by then, and the caller is no longer to be understood.
    one(`a chunk ${name}`, post(['Transfer-Encoding: chunked'], body), { statuses: [400] }),
  ),
  {
    name: 'a body in single bytes',
    pieces: (key) => request(key, post([lengthOf('hello')], 'hello')).split(''),
    statuses: [200],
    methods: ['POST'],
    body: 'hello',
  },
  one('Expect: 100-continue', post(['Expect: 100-continue', lengthOf('hello')], 'hello'), { body: 'hello' }),
  one('Expect: something else', post(['Expect: a-miracle', lengthOf(smuggled)], smuggled), {
    statuses: [417],
  }),
]

const lines: readonly Shape[] = [
  refused('a folded header', { headers: ['X-Folded: a', ' Content-Length: 5'] }),
  refused('a folded Transfer-Encoding', post(['Transfer-Encoding:', ' chunked'], inChunks(smuggled))),
  refused('a bare CR in a value', { headers: ['X-Any: a\rContent-Length: 5'] }),
  refused('a bare LF in a value', { headers: ['X-Any: a\n\tContent-Length: 5'] }),
  refused('NUL in a value', { headers: ['X-Any: a\0b'] }),
  refused('NUL in a name', { headers: ['X-\0Any: b'] }),
  refused('a line without a colon', { headers: ['X-Any'] }),
  {
    name: 'no Host',
    pieces: (key) => [`GET ${address} HTTP/1.1\r\nX-API-Key: ${key}\r\n\r\n`],
    statuses: [400],
    methods: ['GET'],
  },
  one('the absolute form of a target', { target: `http://other${address}` }, { statuses: [404] }),
  one('CR and LF in a query, encoded', { target: `${address}?a=%0d%0aX-Tag:%20other` }),
  refused('a blank in the target', { target: `${address} x` }),
  refused('bytes beyond ASCII in the target', { target: `${address}?a=\xe9` }),
  one('a fragment in the target', { target: `${address}#a` }, { statuses: [404] }),
  one('an empty line before', { method: '\r\nGET' }, { methods: ['GET'] }),
]

const versions: readonly Shape[] = [
  one('HTTP/1.0 with keep-alive', { version: 'HTTP/1.0', headers: ['Connection: keep-alive'] }),
  refused('HTTP/1.0 in chunks', {
    ...post(['Connection: keep-alive', 'Transfer-Encoding: chunked'], inChunks(smuggled)),
    version: 'HTTP/1.0',
  }),
  refused('HTTP/1.2', { version: 'HTTP/1.2' }),
  one('HTTP/0.9', { version: '' }, { statuses: [400] }),
  {
    name: 'three requests at once',
    pieces: (key) => [
      request(key, post([lengthOf(smuggled)], smuggled)) +
        request(key) +
        request(key, { method: 'DELETE', headers: [closing] }),
    ],
    statuses: [200, 200, 200],
    methods: ['POST', 'GET', 'DELETE'],
    body: smuggled,
  },
  {
    name: 'a request right after one that is refused',
    pieces: (key) => [
      request(key, { headers: ['Connection: host', lengthOf(smuggled)], body: smuggled }),
      request(key),
    ],
    statuses: [400, 200],
    methods: ['GET', 'GET'],
  },
  {
    name: 'half a body',
    pieces: (key) => [request(key, post(['Content-Length: 50'], 'half'))],
    statuses: [],
    methods: [],
  },
  {
    name: 'half a chunk',
    pieces: (key) => [request(key, post(['Transfer-Encoding: chunked'], '9\r\nhalf'))],
    statuses: [],
    methods: [],
  },
]

export const shapes: readonly Shape[] = [
  ...connectionHeaders,
  ...upgrades,
  ...lengths,
  ...bodies,
  ...lines,
  ...versions,
]
