// Documents as telecom working groups write them: shared files beside the definitions, events of CloudEvents with a
// discriminator over allOf, tokens of OpenID Connect, notices as callbacks, and the servers behind a variable.
import { dirname } from 'node:path'
import { readReference } from '@switchboard/oas/document'
import { exampleRequest } from '@switchboard/oas/request'
import { afterAll, expect, test } from 'vitest'
import { checkDocument } from '../src/publishing/check/check-document.ts'
import { fileSource } from '../src/publishing/read/document-source.ts'
import { openDesk } from './support/publishing.ts'

const desk = openDesk()
afterAll(() => desk.close())

const common = `
openapi: 3.0.3
info: { title: Common, version: 0.1.0, x-commonalities: 0.5 }
paths: {}
components:
  headers:
    x-correlator: { description: Correlates calls., schema: { $ref: '#/components/schemas/XCorrelator' } }
  parameters:
    x-correlator: { name: x-correlator, in: header, schema: { $ref: '#/components/schemas/XCorrelator' } }
  responses:
    Generic400:
      description: Bad request
      headers: { x-correlator: { $ref: '#/components/headers/x-correlator' } }
      content:
        application/json:
          schema:
            allOf:
              - $ref: '#/components/schemas/ErrorInfo'
              - type: object
                properties: { status: { enum: [400] }, code: { enum: [INVALID_ARGUMENT, OUT_OF_RANGE] } }
          examples:
            GENERIC_400: { value: { status: 400, code: INVALID_ARGUMENT, message: Wrong argument. } }
  securitySchemes:
    openId: { type: openIdConnect, openIdConnectUrl: 'https://login.example/.well-known/openid-configuration' }
    notificationsBearerAuth: { type: http, scheme: bearer, bearerFormat: '{$request.body#/sinkCredential.credentialType}' }
  schemas:
    XCorrelator: { type: string, pattern: '^[a-zA-Z0-9-]{0,55}$', example: b4333c46 }
    ErrorInfo:
      type: object
      required: [status, code, message]
      properties: { status: { type: integer }, code: { type: string }, message: { type: string } }
`
const events = `
openapi: 3.0.3
info: { title: Events, version: 0.1.0 }
paths: {}
components:
  schemas:
    CloudEvent:
      type: object
      required: [id, type, specversion]
      properties:
        id: { type: string }
        type: { $ref: '#/components/schemas/EventType' }
        specversion: { type: string, enum: ['1.0'] }
        data: { type: object, nullable: true }
      discriminator:
        propertyName: type
        mapping:
          org.example.area.entered: '#/components/schemas/Entered'
          org.example.ended: '#/components/schemas/Ended'
    EventType: { type: string, enum: [org.example.area.entered, org.example.ended] }
    Entered:
      allOf:
        - $ref: '#/components/schemas/CloudEvent'
        - { type: object, properties: { data: { type: object, properties: { area: { type: string } } } } }
    Ended: { allOf: [{ $ref: '#/components/schemas/CloudEvent' }] }
`
const definition = `
openapi: 3.0.3
info:
  title: Area Entries
  version: 0.2.0-rc.1
  x-commonalities: 0.5
  license: { name: Apache 2.0, url: https://www.apache.org/licenses/LICENSE-2.0.html }
externalDocs: { description: Documentation of the project, url: https://project.example/ }
servers:
  - url: '{apiRoot}/area-entries/v0.2rc1'
    variables: { apiRoot: { default: 'http://localhost:9091', description: Where the API is } }
tags: [{ name: Entries }]
paths:
  /subscriptions:
    post:
      tags: [Entries]
      operationId: createEntrySubscription
      parameters: [{ $ref: '../common/common.yaml#/components/parameters/x-correlator' }]
      security: [{ openId: ['area-entries:org.example.area.entered:create'] }]
      requestBody:
        required: true
        content:
          application/json:
            schema: { $ref: '#/components/schemas/SubscriptionRequest' }
      callbacks:
        notifications:
          '{$request.body#/sink}':
            post:
              summary: A notice
              operationId: postNotification
              parameters: [{ $ref: '../common/common.yaml#/components/parameters/x-correlator' }]
              requestBody:
                required: true
                content:
                  application/cloudevents+json:
                    schema: { $ref: '../common/events.yaml#/components/schemas/CloudEvent' }
              responses:
                '204': { description: Taken., headers: { x-correlator: { $ref: '../common/common.yaml#/components/headers/x-correlator' } } }
                '400': { $ref: '../common/common.yaml#/components/responses/Generic400' }
              security: [{}, { notificationsBearerAuth: [] }]
      responses:
        '201':
          description: Made
          content: { application/json: { schema: { $ref: '#/components/schemas/Subscription' } } }
        '400': { $ref: '../common/common.yaml#/components/responses/Generic400' }
components:
  securitySchemes:
    openId: { $ref: '../common/common.yaml#/components/securitySchemes/openId' }
    notificationsBearerAuth: { $ref: '../common/common.yaml#/components/securitySchemes/notificationsBearerAuth' }
  schemas:
    SubscriptionRequest:
      type: object
      required: [sink, protocol]
      properties:
        protocol: { type: string, enum: [HTTP, MQTT3] }
        sink: { type: string, format: uri, example: 'https://notices.example/events' }
        sinkCredential: { type: object, writeOnly: true, discriminator: { propertyName: credentialType }, properties: { credentialType: { type: string } } }
    Subscription:
      allOf:
        - $ref: '#/components/schemas/SubscriptionRequest'
        - { type: object, required: [id], properties: { id: { type: string, readOnly: true }, endsAt: { type: string, format: date-time, nullable: true } } }
`

test('a definition that quotes shared files is read with its notices, schemes and errors', async () => {
  desk.file('tree/common/common.yaml', common)
  desk.file('tree/common/events.yaml', events)
  const file = desk.file('tree/definitions/area-entries.yaml', definition)
  const { parsed, warnings } = await checkDocument(fileSource(file, dirname(dirname(file))))
  const { index, operations } = readReference(parsed)
  const [operation] = operations
  if (!operation) throw new Error('There is no operation.')
  expect(warnings).toEqual([])
  expect(index).toMatchObject({
    license: { name: 'Apache 2.0' },
    external_docs: { url: 'https://project.example/' },
    security: [
      { name: 'openId', type: 'openIdConnect', discovery_url: expect.stringContaining('well-known') },
      { name: 'notificationsBearerAuth', type: 'http', key: 'bearer' },
    ],
  })
  expect(operation.callbacks).toMatchObject([
    {
      name: 'notifications',
      url: '{$request.body#/sink}',
      inputs: [{ name: 'x-correlator', place: 'header' }],
      body: { content: [{ type: 'application/cloudevents+json', schema: { 'x-named': 'CloudEvent' } }] },
      responses: [{ status: '204', headers: [{ name: 'x-correlator' }] }, { status: '400' }],
      security_requirements: [[], [{ scheme: 'notificationsBearerAuth', scopes: [] }]],
    },
  ])
  expect(Object.keys(operation.schemas)).toEqual(
    expect.arrayContaining(['SubscriptionRequest', 'Subscription', 'CloudEvent', 'EventType', 'ErrorInfo']),
  )
  expect(operation.security_requirements).toEqual([
    [{ scheme: 'openId', scopes: ['area-entries:org.example.area.entered:create'] }],
  ])
  expect(exampleRequest(operation).body?.value).toMatchObject({
    protocol: 'HTTP',
    sink: 'https://notices.example/events',
  })
})
