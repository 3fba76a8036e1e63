// Mutation testing of the session: `npm run mutate sdk`. A surviving mutant is a rule without a test.
export default {
  mutate: ['src/session/*.ts', 'src/{session,with-session,abortable}.ts'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // In a copy, the workspace's packages would be those of the original. `git restore sdk/src` undoes the changes of a
  // killed run.
  inPlace: true,
  disableTypeChecks: false,
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '../.cache/mutation/sdk.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  tempDirName: '../.cache/stryker',
  timeoutMS: 5_000,
}
