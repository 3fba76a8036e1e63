// Mutation testing of what decides about money, outside of the ledger's SQL: `npm run mutate server`.
export default {
  mutate: [
    'src/modules/ledger/post.ts',
    'src/modules/wallet/rules.ts',
    'src/modules/payments/{rules,payment-quote,settle-payment,price,what-is-paid,settle}.ts',
    'src/modules/payments/statements/{months,credit-line}.ts',
    'src/platform/money/*.ts',
    '!src/**/*.test.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  // In a copy, the packages of the workspace would be those of the original. What a killed run leaves, `git restore server/src` undoes.
  inPlace: true,
  disableTypeChecks: false,
  thresholds: { high: 90, low: 80, break: null },
  concurrency: 2,
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: '../.cache/mutation/server.json' },
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  tempDirName: '../.cache/stryker',
  timeoutMS: 10_000,
}
