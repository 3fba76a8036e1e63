import { expect, test } from 'vitest'
import { pathsWithoutPicture } from './subjects.ts'

test('every page of the route table has a picture', () => {
  expect(pathsWithoutPicture()).toEqual([])
})
