const json = 'application/json'

export default function answerEnvelope(operation, _options, { path }) {
  return Object.entries(operation.responses ?? {})
    .filter(([status, answer]) => status.startsWith('2') && answer.content?.[json])
    .filter(([, answer]) => {
      const schema = answer.content[json].schema ?? {}
      return schema.type !== 'object' || !schema.properties?.data || !schema.required?.includes('data')
    })
    .map(([status]) => ({
      message: `The ${status} answer is not an object with a required \`data\``,
      path: [...path, 'responses', status, 'content', json, 'schema'],
    }))
}
