// Mutation testing of the rules of money that are pure: `npm run mutate server`. The ledger's SQL is mutated by
// test/mutants/run.ts.
export default {
  mutate: [
    'src/platform/money/decimals.ts',
    'src/modules/wallet/{rules,transaction}.ts',
    'src/modules/payments/{format,payment-quote,rules}.ts',
    'src/modules/payments/statements/months.ts',
    'src/modules/pricing/period.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // In a copy, the workspace's packages would be those of the original. `git restore server/src` undoes the changes
  // of a killed run.
  inPlace: true,
  disableTypeChecks: false,
  thresholds: { high: 95, low: 90, break: 95 },
  concurrency: 2,
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '../.cache/mutation/server.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  tempDirName: '../.cache/stryker',
  timeoutMS: 5_000,
}
