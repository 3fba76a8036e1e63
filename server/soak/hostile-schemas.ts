import { answering, byName, type Kind, nested, ref, times } from './hostile-parts.ts'

/** Schemas that are large, or whose references grow. */
export const schemaKinds: Readonly<Record<string, Kind>> = {
  'wide objects': (size) => answering({ type: 'object', properties: byName(10 ** size / 4, () => ({})) }),
  'wide enums': (size) => answering({ enum: times(10 ** size / 2, (index) => `value ${index}`) }),
  'schemas that all lead to all': (size) =>
    answering(ref('n0'), {
      schemas: byName(size * 50, () => ({
        type: 'object',
        properties: byName(size * 50, (index) => ref(`n${index}`)),
      })),
    }),
  'doubled allOf': (size) =>
    answering(ref('n0'), {
      schemas: {
        ...byName(size * 8, (index) => ({ allOf: [ref(`n${index + 1}`), ref(`n${index + 1}`)] })),
        [`n${size * 8}`]: { type: 'object', properties: { a: {} } },
      },
    }),
  'doubled oneOf': (size) =>
    answering(ref('n0'), {
      schemas: {
        ...byName(size * 8, (index) => ({ oneOf: [ref(`n${index + 1}`), ref(`n${index + 1}`)] })),
        [`n${size * 8}`]: { type: 'string' },
      },
    }),
  'doubled fields that are needed': (size) =>
    answering(ref('n0'), {
      schemas: {
        ...byName(size * 8, (index) => ({
          type: 'object',
          required: ['a', 'b'],
          properties: { a: ref(`n${index + 1}`), b: ref(`n${index + 1}`) },
        })),
        [`n${size * 8}`]: { type: 'string' },
      },
    }),
  'chains of fields': (size) =>
    answering(ref('n0'), {
      schemas: {
        ...byName(4 ** size, (index) => ({
          type: 'object',
          required: ['a'],
          properties: { a: ref(`n${index + 1}`) },
        })),
        [`n${4 ** size}`]: {},
      },
    }),
  'chains of references': (size) =>
    answering(ref('n0'), {
      schemas: { ...byName(5 ** size, (index) => ref(`n${index + 1}`)), [`n${5 ** size}`]: {} },
    }),
  'circles of references': (size) =>
    answering(ref('n0'), { schemas: byName(4 ** size, (index) => ref(`n${(index + 1) % 4 ** size}`)) }),
  'deep schemas': (size) =>
    answering(nested(size * 30, (inner) => ({ type: 'object', properties: { a: inner } }), {})),
  'names of prototypes': (size) =>
    JSON.stringify(answering(ref('n0'), { schemas: { n0: byName(size, () => ({})) } })).replaceAll(
      '"n',
      size % 2 ? '"__proto__' : '"constructor',
    ),
}
