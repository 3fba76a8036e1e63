import type { Mutant } from './mutant.ts'

/** Changes of modules/ledger/limits.sql. */
export const limitMutants: readonly Mutant[] = [
  { of: 'in_day_of', from: '>= p_day', to: '> p_day' },
  { of: 'in_month_of', from: 'p_counts.day >= p_day OR ', to: '' },
  { of: 'in_month_of', from: ' OR in_one_month(p_counts.day, p_day)', to: '' },

  { of: 'count_credits', from: 'in_all = in_all + p_credits', to: 'in_all = in_all' },
  { of: 'count_credits', from: '> budget.per_day', to: '>= budget.per_day' },
  { of: 'count_credits', from: '> budget.per_month', to: '>= budget.per_month' },
  { of: 'count_credits', from: '> budget.per_all', to: '>= budget.per_all' },
  { of: 'count_credits', from: 'RETURN false', to: 'RETURN true' },
  { of: 'count_credits', from: 'PERFORM count_less(within, p_call.day, p_credits);', to: '' },
  { of: 'caps_of', from: 'WHERE member_id = p_creator', to: 'WHERE member_id IS NOT NULL' },
  { of: 'cap_keys', from: 'creator_id = p_member', to: 'true' },

  { of: 'count_calls', from: '+ p_calls > p_call.per_day', to: '+ 1 > p_call.per_day' },
  { of: 'count_calls', from: '+ p_calls > p_call.per_day', to: '+ p_calls >= p_call.per_day' },
  { of: 'count_calls', from: '+ p_calls > p_call.per_month', to: '+ p_calls >= p_call.per_month' },
  { of: 'count_calls', from: '+ second_taken > second_end', to: '+ second_taken >= second_end' },
  { of: 'count_calls', from: '+ minute_taken > minute_end', to: '+ minute_taken >= minute_end' },
  {
    of: 'count_calls',
    from: 'second_full_at = greatest(second_full_at, p_call.at)',
    to: 'second_full_at = p_call.at',
  },
  {
    of: 'count_calls',
    from: 'minute_full_at = greatest(minute_full_at, p_call.at)',
    to: 'minute_full_at = minute_full_at',
  },
  { of: 'count_calls', from: ' OR count_credits(p_call, p_credits)', to: '' },
  { of: 'count_calls', from: 'OR count_credits(p_call, p_credits)', to: 'OR true' },
  { of: 'count_calls', from: 'PERFORM uncount_calls(p_call, p_calls);', to: '' },

  { of: 'count_less', from: 'CASE WHEN day = p_day THEN p_less ELSE 0 END', to: 'p_less' },
  { of: 'count_less', from: 'CASE WHEN in_one_month(day, p_day) THEN p_less ELSE 0 END', to: 'p_less' },
  { of: 'count_less', from: 'in_all = in_all - p_less', to: 'in_all = in_all' },
  {
    of: 'uncount_calls',
    from: "coalesce(second_full_at - interval '1 second' * p_calls",
    to: "coalesce(second_full_at - interval '0'",
  },
  { of: 'uncount', from: 'IF has_budget(p_call) THEN', to: 'IF false THEN' },
  {
    of: 'uncount_call',
    from: 'PERFORM count_less(counts_of_key(p_held.user_id, p_held.key_id), p_held.counted_on, p_held.credits);',
    to: '',
  },
  {
    of: 'uncount_call',
    from: 'PERFORM count_less(ARRAY[p_held.counted_for], p_held.counted_on, 1);',
    to: '',
  },

  {
    of: 'begin_counts',
    from: 'LEFT JOIN LATERAL calls_made(p_call.user_id, p_call.api, p_call.day) AS made',
    to: 'LEFT JOIN LATERAL (SELECT 0 AS in_day, 0 AS in_month) AS made',
  },
  { of: 'begin_counts', from: " ON p_call.counted_for NOT LIKE '%:TEST'", to: ' ON true' },
  { of: 'begin_counts', from: 'p_call.day, spent.* FROM', to: 'p_call.day, 0, 0, 0 FROM' },
  { of: 'broken_limit', from: 'month_end(p_call.day)', to: 'market_midnight(p_call.day + 1)' },
  { of: 'broken_limit', from: 'market_midnight(p_call.day + 1)', to: 'market_midnight(p_call.day)' },
  { of: 'broken_budget', from: 'DESC NULLS FIRST', to: 'ASC NULLS LAST' },
  { of: 'counts_of_key', from: 'cap_counts(p_user), ', to: '' },
]
