import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Callbacks } from '../operation/callbacks.tsx'
import { Links } from '../operation/links.tsx'
import type { ApiReference, ApiVersion, ReferenceCallback, ReferenceEntry } from '../types.ts'
import { DocumentFacts } from './document-facts.tsx'

function renderFacts(element: React.ReactElement): HTMLElement {
  const host = document.createElement('div')
  host.innerHTML = renderToStaticMarkup(element)
  return host
}

const hrefsIn = (host: HTMLElement) =>
  [...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))

const api = { publisher: 'acme', tag: 'museum', version: 'v1' } as ApiVersion

const factsOf = (facts: Partial<ApiReference>) => renderFacts(<DocumentFacts {...(facts as ApiReference)} />)

test('an address that leads to no page is a text', () => {
  const host = factsOf({
    contact: { name: 'Desk', url: 'javascript:alert(1)', email: 'a@b.example?bcc=all@b.example' },
    license: { name: 'MIT', url: 'https://acme.example/license' },
    terms_of_service: 'data:text/html,<script>alert(1)</script>',
  })
  expect(hrefsIn(host)).toEqual(['https://acme.example/license'])
  expect(host.textContent).toContain('Desk: javascript:alert(1), a@b.example?bcc=all@b.example')
  expect(host.querySelector('script')).toBeNull()
})

test('a link leads to its operation, and says what it says where there is none', () => {
  const operations = [{ operation_id: 'read', summary: 'Read one' }] as unknown as ReferenceEntry[]
  const link = { description: '', inputs: [{ name: 'id', value: '$response.body#/id' }] }
  const host = renderFacts(
    <Links
      api={api}
      operations={operations}
      links={[
        { ...link, name: 'next', operation_id: 'read' },
        { ...link, name: 'lost', operation_id: null, target: 'gone' },
      ]}
    />,
  )
  expect(hrefsIn(host)).toEqual(['/api/acme/museum/v1?operation=read'])
  expect(host.textContent).toContain('next leads to Read oneid is $response.body#/id')
  expect(host.textContent).toContain('lost leads to gone that isn’t in this document')
})

test('a callback shows where it goes, what it sends and what it expects', () => {
  const callback: ReferenceCallback = {
    name: 'told',
    url: '{$request.body#/sink}',
    method: 'POST',
    summary: '',
    description: 'A change.',
    deprecated: false,
    inputs: [],
    body: {
      required: true,
      description: '',
      content: [{ type: 'application/cloudevents+json', schema: { type: 'object' }, examples: [] }],
    },
    responses: [{ status: '204', description: 'Taken.', headers: [], content: [] }],
    security: [],
    security_requirements: [[], [{ scheme: 'bearer', scopes: [] }]],
  }
  const text = renderFacts(<Callbacks callbacks={[callback]} schemas={{}} />).textContent
  for (const words of [
    'told',
    'POST{$request.body#/sink}',
    'application/cloudevents+json',
    '204Taken.',
    'bearer',
  ])
    expect(text).toContain(words)
})
