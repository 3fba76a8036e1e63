import { expect, test } from 'vitest'
import { compile } from './matcher.ts'

const operation = (path: string, method = 'GET') => ({
  operation_id: `${method} ${path}`,
  method,
  path,
  price: '1.00',
})
const paths = [
  '/files',
  '/files/{id}',
  '/files/{id}.json',
  '/files/{id}:cancel',
  '/files/{from}-{to}',
  '/été/a b',
  '/files/latest',
  '/files/{id}/parts',
  '/points',
  '/points;lat={lat}',
  '/Points/{id}',
  '/points/{Id}',
  '/points/',
]
const match = compile(paths.map((path) => operation(path)))

// How paths are matched: oas/src/paths/paths.test.ts.
test.each([
  ['/files', '/files'],
  ['/files/7', '/files/{id}'],
  ['/files/latest', '/files/latest'],
  ['/%C3%A9t%C3%A9/a%20b', '/été/a b'],
  ['/files/', undefined],
  ['/files/7/8', undefined],
  ['/files/7;v=1', '/files/{id}'],
  ['/files/..7', '/files/{id}'],
  ['/files/7%2F8', '/files/{id}'],
  // Some server would take each for another path.
  ...[
    ...['..', '.', '%2e%2e', '.%2E', '%252e%252e', '..;', '..;x=1', '..%3B', '.;', '%2e%2e%3bx'],
    ...['a%2F..', '..%2Fa', 'a%5C..%5Cb', '..%5c', 'a%252f..', '..;%2Fa', '7%2Fparts', '7%5Cparts'],
    ...['a%09b', '%00', 'a%7F', 'a%0Ab', '', '%'],
  ].map((piece): [string, undefined] => [`/files/${piece}`, undefined]),
  ...['latest;x=1', '7:cancel;x=1', '7.json%3Bx', '7;x:cancel', 'a-b;x/parts;y', '7%2Fparts;x'].map(
    (piece): [string, undefined] => [`/files/${piece}`, undefined],
  ),
  ...[
    ...[
      'LATEST',
      'Latest',
      'latest.',
      'latest%20',
      '%20latest',
      'latest%253Bx=1',
      'la%2574est',
      'LATEST.%20;x',
    ],
    ...['7:CANCEL', '7%253Acancel', '7.JSON', '7.json.', '7/PARTS', '7/parts.'],
    ...['7:cancel%2F', 'latest%2f', '%2Flatest', '7.json%5C', '7%2F%2Fparts', 'latest%252F'],
  ].map((piece): [string, undefined] => [`/files/${piece}`, undefined]),
  ['/files/7;a=1/parts', '/files/{id}/parts'],
  ['/files/7.', '/files/{id}'],
  ['/files/AB7', '/files/{id}'],
  ['/files/100%2525', '/files/{id}'],
  ['/files/A-b', '/files/{from}-{to}'],
  ['/Points/7', '/Points/{id}'],
  ['/points/7', '/points/{Id}'],
  ['/points/', '/points/'],
  ['/points;lat=7', '/points;lat={lat}'],
  ['/points;lon=7', undefined],
  ['//files', undefined],
  ['/files//parts', undefined],
])('%s is %s', (path, expected) => {
  expect(match('GET', path).operation?.path).toBe(expected)
})
