import type { Mutant } from './mutant.ts'

const fastPath = 'Only the usual, faster way is left out: the slower one does the same.'
const insertionOrder =
  'Rows of one wallet lie in the order of their ids, and the index that is read has it, too.'

/** Changes of modules/ledger/ledger.sql. */
export const ledgerMutants: readonly Mutant[] = [
  { of: 'wallet_mark', from: '(p_threshold1 + 1) / 2', to: 'p_threshold1 / 2' },
  { of: 'wallet_mark', from: '(2 * p_threshold1 + 5)', to: '(2 * p_threshold1)' },
  { of: 'wallet_level', from: '<= wallet_mark(p_threshold1, 1)', to: '< wallet_mark(p_threshold1, 1)' },
  { of: 'wallet_level', from: '<= wallet_mark(p_threshold1, 2)', to: '< wallet_mark(p_threshold1, 2)' },
  { of: 'wallet_level', from: '<= wallet_mark(p_threshold1, 3)', to: '< wallet_mark(p_threshold1, 3)' },

  { of: 'watch_level', from: 'level = wallet.low_level OR ', to: '' },
  { of: 'watch_level', from: 'AND NOT p_may_recover', to: '' },
  { of: 'watch_level', from: 'AND NOT p_may_recover', to: 'AND p_may_recover' },
  { of: 'watch_level', from: 'UPDATE wallets SET low_level = level WHERE user_id = p_user;', to: '' },
  {
    of: 'watch_level',
    from: 'IF level < wallet.low_level AND level > 0 THEN RETURN noted; END IF;',
    to: '',
  },
  { of: 'watch_level', from: 'AND level > 0', to: '' },
  { of: 'watch_level', from: 'greatest(level, 1)', to: 'least(level, 1)' },
  { of: 'watch_level', from: 'RETURN true', to: 'RETURN false' },

  {
    of: 'expire_lots',
    from: 'PERFORM 1 FROM wallets WHERE user_id = p_user FOR NO KEY UPDATE;',
    to: '',
  },
  { of: 'expire_lots', from: 'valid_until < today', to: 'valid_until <= today' },
  { of: 'expire_lots', from: 'AND open AND', to: 'AND' },
  { of: 'expire_lots', from: ' ORDER BY valid_until, id', to: '' },
  { of: 'expire_lots', from: 'SET remaining = 0', to: 'SET remaining = remaining' },
  { of: 'expire_lots', from: 'balance - lot.remaining', to: 'balance + lot.remaining' },
  { of: 'expire_lots', from: "'EXPIRY', -lot.remaining", to: "'EXPIRY', lot.remaining" },
  { of: 'expire_lots', from: "'expiry:' || lot.id", to: "'expiry'" },

  {
    of: 'lock_wallet',
    from: ' FOR NO KEY UPDATE',
    to: '',
    equivalent:
      'Its callers hold the lock by then, but for a lone call on a short wallet; for the moment between two statements of one function no test can wait, and there the balance’s check refuses.',
  },
  {
    of: 'lock_wallet',
    from: 'valid_until < (p_now',
    to: 'valid_until <= (p_now',
    equivalent: 'expire_lots looks itself.',
  },
  {
    of: 'lock_wallet',
    from: 'PERFORM expire_lots(p_user, p_now);',
    to: '',
  },
  {
    of: 'lock_wallet',
    from: 'SELECT * INTO wallet FROM wallets WHERE user_id = p_user;',
    to: '',
  },

  { of: 'next_lot', from: "= (p_lots = 'PAID')", to: "= (p_lots = 'FREE')" },
  { of: 'next_lot', from: 'p_lots IS NULL\n    OR ', to: '' },
  { of: 'next_lot', from: 'ELSE granted_by = p_lots', to: 'ELSE true' },
  { of: 'next_lot', from: 'AND open ', to: '' },
  { of: 'next_lot', from: 'ORDER BY valid_until NULLS LAST, id', to: '' },
  { of: 'next_lot', from: 'NULLS LAST', to: 'NULLS FIRST' },
  { of: 'next_lot', from: 'NULLS LAST, id', to: 'NULLS LAST', equivalent: insertionOrder },
  {
    of: 'spend_lots',
    from: 'SET remaining = lots.remaining - part',
    to: 'SET remaining = lots.remaining - part - 1',
  },
  { of: 'spend_lots', from: 'least(remaining, due)', to: 'remaining' },
  { of: 'spend_lots', from: 'due := due - taken', to: 'due := 0' },
  { of: 'spend_lots', from: 'RETURN last_day', to: 'RETURN NULL' },

  { of: 'post_to_ledger', from: 'PERFORM 1 FROM wallets WHERE user_id = p_user FOR NO KEY UPDATE;', to: '' },
  { of: 'post_to_ledger', from: 'IF FOUND THEN RETURN; END IF;', to: '' },
  { of: 'post_to_ledger', from: 'PERFORM lock_wallet(p_user, p_now);', to: '' },
  { of: 'post_to_ledger', from: 'balance = balance + p_amount', to: 'balance = balance - p_amount' },
  { of: 'post_to_ledger', from: 'p_lots => p_lots)', to: 'p_lots => NULL)' },
  {
    of: 'post_to_ledger',
    from: 'AND granted_by = p_lots;',
    to: 'AND granted_by IS NOT NULL AND p_lots IS NOT NULL;',
  },
  {
    of: 'post_to_ledger',
    from: "IF p_kind = 'TOPUP' THEN PERFORM pay_debt",
    to: "IF p_kind = 'STARTER' THEN PERFORM pay_debt",
  },
  { of: 'pay_debt', from: 'least(debt, p_topup)', to: 'debt' },
  { of: 'pay_debt', from: 'p_lots => p_row', to: 'p_lots => NULL' },
  { of: 'pay_debt', from: 'UPDATE wallets SET debt = debt - due WHERE user_id = p_user;', to: '' },
  {
    of: 'post_to_ledger',
    from: 'VALUES (p_user, p_amount, p_valid_until, p_now, p_id)',
    to: 'VALUES (p_user, p_amount, NULL, p_now, p_id)',
  },
  {
    of: 'post_to_ledger',
    from: "p_kind <> 'REFUND' OR NOT give_back(p_user, p_amount, p_valid_until)",
    to: 'true',
  },
  { of: 'give_back', from: 'AND open ', to: '' },
  { of: 'give_back', from: 'valid_until IS NOT DISTINCT FROM p_valid_until', to: 'true' },
  { of: 'post_to_ledger', from: 'p_amount, new_balance,', to: 'p_amount, new_balance + 1,' },
  { of: 'post_to_ledger', from: "p_kind <> 'REFUND', p_now", to: 'true, p_now' },

  {
    of: 'post_debit',
    from: 'balance >= p_credits AND',
    to: 'balance > p_credits AND',
    equivalent: fastPath,
  },
  { of: 'post_debit', from: ' AND p_lots IS NULL RETURNING', to: ' RETURNING' },
  { of: 'post_debit', from: 'AND remaining >= p_credits\n', to: '\n' },
  {
    of: 'post_debit',
    from: 'valid_until >= market_day(p_now)',
    to: 'valid_until > market_day(p_now)',
    equivalent: fastPath,
  },
  { of: 'post_debit', from: 'AND (valid_until IS NULL OR valid_until >= market_day(p_now))', to: '' },
  { of: 'post_debit', from: 'RETURNING valid_until INTO last_day', to: 'RETURNING NULL::date INTO last_day' },
  {
    of: 'post_debit',
    from: 'IF NOT taken THEN UPDATE wallets SET balance = balance + p_credits WHERE user_id = p_user; END IF;',
    to: '',
  },
  { of: 'post_debit', from: 'IF p_credits > (CASE', to: 'IF p_credits >= (CASE' },
  { of: 'post_debit', from: 'IF p_credits > (CASE', to: 'IF p_credits < (CASE' },
  { of: 'post_debit', from: 'THEN wallet.balance ELSE', to: 'THEN p_credits ELSE' },
  { of: 'post_debit', from: "= (p_lots = 'PAID')", to: "= (p_lots = 'FREE')" },
  {
    of: 'post_debit',
    from: 'spend_lots(p_user, p_credits, p_lots)',
    to: 'spend_lots(p_user, p_credits, NULL)',
  },
  { of: 'post_debit', from: 'last_day := spend_lots', to: 'PERFORM spend_lots' },
  {
    of: 'post_debit',
    from: '      level_changed := watch_level(p_user, false, p_now);\n      RETURN;',
    to: '      RETURN;',
  },
  { of: 'post_debit', from: 'p_kind, -p_credits', to: 'p_kind, p_credits' },
  { of: 'post_debit', from: '<> wallet.low_level', to: '< wallet.low_level' },

  { of: 'import_history', from: 'AND wallets.balance = 0', to: '' },
]
