import type { Kind } from './kind.ts'
import { kindsOfAnswers } from './kinds-of-answers.ts'
import { kindsOfLists } from './kinds-of-lists.ts'
import { kindsOfRequests } from './kinds-of-requests.ts'
import { kindsOfWrites } from './kinds-of-writes.ts'

export const kinds: readonly Kind[] = [
  ...kindsOfAnswers,
  ...kindsOfWrites,
  ...kindsOfLists,
  ...kindsOfRequests,
]
