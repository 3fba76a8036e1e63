import type { Kind } from './kind.ts'
import { kindsOfAnswers } from './kinds-of-answers.ts'
import { kindsOfDeeds } from './kinds-of-deeds.ts'
import { kindsOfLists } from './kinds-of-lists.ts'
import { kindsOfRequests } from './kinds-of-requests.ts'

export const kinds: readonly Kind[] = [
  ...kindsOfAnswers,
  ...kindsOfDeeds,
  ...kindsOfLists,
  ...kindsOfRequests,
]
