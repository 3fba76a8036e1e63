import { expect, test } from 'vitest'
import { operation } from '../../test/operation.ts'
import type { SchemaNode } from '../types.ts'
import { buildRequest } from './build-request.ts'
import { startValues } from './values.ts'
import { xmlText } from './xml-text.ts'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schemas = {
  Pet: {
    type: 'object',
    xml: { name: 'pet', prefix: 'p', namespace: 'https://pets.example' },
    required: ['id', 'name'],
    properties: {
      id: { type: 'integer', examples: [1], xml: { attribute: true } },
      name: { type: 'string', examples: ['Rex & Co'] },
      tags: {
        type: 'array',
        xml: { wrapped: true, name: 'tags' },
        items: { type: 'string', examples: ['good'], xml: { name: 'tag' } },
      },
    },
  },
}

test('a sample of XML has attributes, wrappers, prefix and namespace, and says its type', () => {
  const content = [{ type: 'application/xml', schema: { 'x-named': 'Pet' }, examples: [] }]
  const one = operation({
    method: 'POST',
    path: '/pet',
    body: { required: true, description: '', content },
    schemas,
  })
  const { headers, body } = buildRequest({
    operation: one,
    values: startValues(one),
    base: 'https://a.example',
  })
  expect(headers).toEqual([['Content-Type', 'application/xml']])
  expect(body).toBe(`${head}<p:pet xmlns:p="https://pets.example" id="1">
  <name>Rex &amp; Co</name>
  <tags>
    <tag>good</tag>
  </tags>
</p:pet>`)
})

test.each<[string, unknown, SchemaNode, string]>([
  [
    'a list that is wrapped',
    [{ id: 1 }],
    { type: 'array', xml: { name: 'pets', wrapped: true }, items: { 'x-named': 'Pet' } },
    '<pets>\n  <p:pet xmlns:p="https://pets.example" id="1"/>\n</pets>',
  ],
  [
    'a list that is not',
    { a: ['x', 'y'] },
    { properties: { a: { type: 'array', xml: { name: 'no' }, items: { type: 'string' } } } },
    '<root>\n  <a>x</a>\n  <a>y</a>\n</root>',
  ],
  [
    'its items by their name',
    { a: ['x'] },
    { properties: { a: { type: 'array', items: { xml: { name: 'b' } } } } },
    '<root>\n  <b>x</b>\n</root>',
  ],
  [
    'a namespace without a prefix',
    { a: null },
    { xml: { name: 'r', namespace: 'urn:a"b' } },
    '<r xmlns="urn:a&quot;b">\n  <a/>\n</r>',
  ],
  [
    'names and texts that would be markup',
    { 'a b><c': '<script>\u0000' },
    {},
    '<root>\n  <a_b__c>&lt;script&gt;</a_b__c>\n</root>',
  ],
  [
    'numbers as they are written',
    { a: { 'x-number': '9007199254740993' }, b: 1.5, c: true },
    {},
    '<root>\n  <a>9007199254740993</a>\n  <b>1.5</b>\n  <c>true</c>\n</root>',
  ],
  [
    'nodes without an element of their own',
    { id: 7, cover: { front: 'f' }, note: 'a < b ]]>' },
    {
      properties: {
        id: { xml: { nodeType: 'attribute' } },
        cover: { xml: { nodeType: 'none' }, properties: { front: { type: 'string' } } },
        note: { xml: { nodeType: 'cdata' } },
      },
    },
    '<root id="7"><![CDATA[a < b ]]]]><![CDATA[>]]>\n  <front>f</front>\n</root>',
  ],
  [
    'an element of text alone',
    { lang: 'en', value: 'a < b' },
    { properties: { lang: { xml: { nodeType: 'attribute' } }, value: { xml: { nodeType: 'text' } } } },
    '<root lang="en">a &lt; b</root>',
  ],
])('%s', (_what, value, schema, text) => {
  expect(xmlText(value, schema, schemas)).toBe(head + text)
})
