import Ajv2020 from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true })
addFormats(ajv)

export default function examplesValid(operation, _options, { path }) {
  const faults = []
  for (const { schema, examples, at } of holders(operation)) {
    const check = schema && ajv.compile(schema)
    for (const [name, example] of Object.entries(examples)) {
      if (!check || check(example?.value)) continue
      const reasons = check.errors.map(
        ({ instancePath, message }) => `${instancePath || 'the value'} ${message}`,
      )
      faults.push({
        message: `Example ${name}: ${reasons.join('; ')}`,
        path: [...path, ...at, 'examples', name],
      })
    }
  }
  return faults
}

function holders({ parameters = [], requestBody, responses = {} }) {
  return [
    ...parameters.map((one, index) => ({ ...one, at: ['parameters', String(index)] })),
    ...media(requestBody, ['requestBody']),
    ...Object.entries(responses).flatMap(([status, answer]) => [
      ...media(answer, ['responses', status]),
      ...Object.entries(answer.headers ?? {}).map(([name, one]) => ({
        ...one,
        at: ['responses', status, 'headers', name],
      })),
    ]),
  ].filter(({ examples }) => examples)
}

function media(holder, at) {
  return Object.entries(holder?.content ?? {}).map(([type, one]) => ({
    ...one,
    at: [...at, 'content', type],
  }))
}
