import { expect, test } from 'vitest'
import { thresholds } from './rules.ts'

test.each([
  [500_00, '500.00', '250.00', '100.00'],
  [333_33, '333.33', '166.67', '66.67'],
  [600_05, '600.05', '300.03', '120.01'],
  [1, '0.01', '0.01', '0.00'],
  [2, '0.02', '0.01', '0.00'],
  [3, '0.03', '0.02', '0.01'],
])('marks of %i hundredths: half and fifth, rounded half up', (given, threshold1, threshold2, threshold3) => {
  expect(thresholds(given)).toEqual({ threshold1, threshold2, threshold3 })
})
