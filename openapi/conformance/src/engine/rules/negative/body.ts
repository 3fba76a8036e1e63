import { faultsOf } from '../../generate/faults.ts'
import { mediaOf } from '../../http/write-request.ts'
import { fieldOf, withFieldOf } from '../../input/inputs.ts'
import { eachOperation, isJson } from '../each-operation.ts'
import type { Rule } from '../rule.ts'
import { mostCalls, tryWrongInputs, type WrongInput } from './wrong-inputs.ts'

const ofMock = 'a mock returns the same example whatever field is wrong, and doesn’t parse forms'

export const bodies: Rule = {
  id: 'negative/bodies',
  title: 'A body that breaks its schema is rejected, with a pointer to the field',
  phase: 'negative',
  needs: ['write'],
  share: mostCalls,
  run(context) {
    if (context.isMock) context.leaveOut('', ofMock)
    return eachOperation(
      (operation) => mediaOf(operation)?.schema !== undefined,
      async (trial) => {
        const { operation, input } = trial
        const media = mediaOf(operation)
        const { document, isStrict } = context.contract
        const isText = !isJson(media?.type)
        if (!media?.schema || (isText && context.isMock)) return
        const { schema } = media
        const faults = faultsOf({ document, schemas: context.schemas, schema, value: input.body }, isText)
        const wrongs = faults
          .filter(({ keyword }) => isStrict || keyword !== 'format')
          .map(({ at, keyword, isInChoice, value }): WrongInput => {
            const field = fieldOf(at)
            return {
              what: `${at || 'the body'} breaks ${keyword}`,
              check: `refusal ${at} ${keyword}`,
              pointer: at ? `#${at}` : '',
              keyword,
              field,
              isInChoice,
              contractPointer: `${media.pointer}/schema`,
              change: (whole) => ({ ...whole, body: withFieldOf(whole.body, value, field) }),
            }
          })
        await tryWrongInputs(trial, wrongs)
      },
    )(context)
  },
}
