import type { Mutant } from './mutant.ts'

const fastPath =
  'Only the statement for all is left out: what it passes over is charged alone, with the same result.'

const staleCalls = 'A stale call that was counted is taken out of the counts again.'

/** Changes of modules/ledger/charges.sql. */
export const chargeMutants: readonly Mutant[] = [
  { of: 'charge_one', from: 'IS DISTINCT FROM (SELECT', to: 'IS NOT DISTINCT FROM (SELECT' },
  { of: 'charge_one', from: 'ELSIF p_call.price > 0', to: 'ELSIF p_call.price >= 0' },
  { of: 'charge_one', from: 'p_call.at, last_day,', to: 'p_call.at, NULL,' },
  { of: 'charge_one', from: "balance IS NULL THEN 'SHORT'", to: "balance < 0 THEN 'SHORT'" },
  { of: 'charge_one', from: 'balance, last_day, level_changed FROM', to: 'balance, last_day FROM' },
  { of: 'charge_one', from: 'counted IS NULL AND is_limited(p_call)', to: 'is_limited(p_call)' },
  { of: 'charge_one', from: 'ELSE PERFORM uncount(p_call); ', to: '' },
  {
    of: 'charge_one',
    from: 'counted IS NULL AND begin_counts(p_call)',
    to: 'begin_counts(p_call)',
    equivalent: 'Nothing is begun where something is counted.',
  },

  { of: 'charge_calls', from: 'FOR NO KEY UPDATE SKIP LOCKED', to: 'FOR NO KEY UPDATE' },
  { of: 'charge_calls', from: 'FOR NO KEY UPDATE SKIP LOCKED', to: '' },
  { of: 'charge_calls', from: '(single.price > 0 OR is_limited(single)) AND ', to: '' },
  { of: 'charge_calls', from: '<> ALL (locked)', to: '= ANY (locked)' },
  {
    of: 'charge_calls',
    from: 'WHERE on_terms AND on_lock AND user_id NOT IN',
    to: 'WHERE on_lock AND user_id NOT IN',
  },
  {
    of: 'charge_calls',
    from: 'WHERE on_terms AND on_lock AND user_id NOT IN',
    to: 'WHERE on_terms AND user_id NOT IN',
  },
  {
    of: 'charge_calls',
    from: 'on_terms AND on_lock AND limited',
    to: 'on_lock AND limited',
    equivalent: staleCalls,
  },
  { of: 'charge_calls', from: 'on_terms AND on_lock AND limited', to: 'on_terms AND limited' },
  {
    of: 'charge_calls',
    from: 'on_terms AND on_lock AND limited',
    to: 'on_terms AND on_lock',
    equivalent: fastPath,
  },
  { of: 'charge_calls', from: 'WHERE counted.limits IS NULL', to: 'WHERE false' },
  {
    of: 'charge_calls',
    from: 'charge_one(p_calls[number], limits)',
    to: 'charge_one(p_calls[number], NULL)',
  },
  { of: 'charge_calls', from: 'remaining - credits', to: 'remaining + credits' },
  { of: 'charge_calls', from: 'remaining >= credits', to: 'remaining > credits', equivalent: fastPath },
  { of: 'charge_calls', from: ' AND (valid_until IS NULL OR valid_until >= market_day(at))', to: '' },
  {
    of: 'charge_calls',
    from: 'AND wallets.balance >= credits',
    to: '',
    equivalent: 'A balance is never less than what remains of one of its lots.',
  },
  {
    of: 'charge_calls',
    from: 'AND (NOT alerts_active OR wallet_level(wallets.balance - credits, threshold1) = low_level)',
    to: '',
  },
  { of: 'charge_calls', from: 'ORDER BY calls.number)::bigint', to: 'ORDER BY calls.number DESC)::bigint' },
  { of: 'charge_calls', from: 'JOIN taken USING (user_id) WHERE on_terms', to: 'JOIN taken USING (user_id)' },
  { of: 'charge_calls', from: ' WHERE price > 0 ORDER BY charged.number', to: ' ORDER BY charged.number' },
  {
    of: 'charge_calls',
    from: 'WHERE price > 0 ORDER BY charged.number',
    to: 'WHERE price > 0 ORDER BY charged.number DESC',
  },
  {
    of: 'charge_calls',
    from: "SELECT txn, user_id, 'USAGE', -price",
    to: "SELECT txn, user_id, 'USAGE', price",
  },
  {
    of: 'charge_calls',
    from: 'request_id, user_id, price, at, valid_until,',
    to: 'request_id, user_id, price, at, NULL,',
  },

  {
    of: 'refund_call',
    from: 'IF NOT FOUND THEN RETURN NULL; END IF;',
    to: '',
    equivalent: 'A call that is not in flight has no account, and nothing is posted to none.',
  },
  { of: 'refund_call', from: 'p_valid_until => held.valid_until', to: 'p_valid_until => NULL' },
  { of: 'refund_call', from: 'p_amount => held.credits', to: 'p_amount => -held.credits' },

  { of: 'settle_call', from: 'AND NOT EXISTS', to: 'AND EXISTS' },
  {
    of: 'settle_call',
    from: 'IF EXISTS (SELECT FROM ledger WHERE user_id = p_call.user_id AND idempotency_key = p_call.request_id)\n    AND NOT',
    to: 'IF NOT',
  },
  { of: 'settle_call', from: 'IF late.id = p_call.txn THEN', to: 'IF late.id IS NOT NULL THEN' },
  { of: 'settle_call', from: "'late:' ||", to: "'late:' || gen_random_uuid() ||" },
  { of: 'settle_call', from: 'p_amount => -p_call.price', to: 'p_amount => p_call.price' },
  {
    of: 'settle_call',
    from: 'IF p_call.price = 0 THEN RETURN 0; END IF;',
    to: '',
    equivalent: 'A call that costs nothing was never in flight nor given back: there is nothing to find.',
  },
  { of: 'refund_call', from: 'IF closed THEN RETURN NULL; END IF;', to: '' },
  {
    of: 'settle_call',
    from: "RETURN coalesce((SELECT -sum(amount)::bigint FROM ledger WHERE user_id = p_call.user_id\n      AND idempotency_key IN (p_call.request_id, 'refund:' || p_call.request_id)), 0);",
    to: 'RETURN p_call.price;',
  },
  {
    of: 'settle_call',
    from: "IN (p_call.request_id, 'refund:' || p_call.request_id)",
    to: '= p_call.request_id',
  },
  {
    of: 'settle_call',
    from: 'IF settle_in_flight(ARRAY[p_call]) IS NOT NULL THEN RETURN p_call.price; END IF;',
    to: 'RETURN p_call.price;',
  },
  {
    of: 'settle_in_flight',
    from: 'DELETE FROM calls_in_flight\n    WHERE request_id = ANY (ARRAY(SELECT request_id FROM unnest(p_calls) WHERE price > 0)) RETURNING request_id',
    to: 'SELECT request_id FROM unnest(p_calls)',
  },
]
