-- Limits of calls, and of what a key, a member or an account may spend: counted in the statement that charges, while the account's wallet
-- is locked (decisions 0090 and 0133). Each release has its own: decision 0099.

CREATE OR REPLACE FUNCTION is_limited(p_call call_to_charge) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT num_nonnulls(p_call.per_second, p_call.per_minute, p_call.per_day, p_call.per_month,
    p_call.credits_per_day, p_call.credits_per_month, p_call.credits_in_all, p_call.account_cap, p_call.member_cap) > 0
$$;

CREATE OR REPLACE FUNCTION has_budget(p_call call_to_charge) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT num_nonnulls(p_call.credits_per_day, p_call.credits_per_month, p_call.credits_in_all, p_call.account_cap, p_call.member_cap) > 0
$$;

-- The row of counts of an account's spend cap, or of a member's.
CREATE OR REPLACE FUNCTION cap_counts(p_user text, p_member text DEFAULT NULL) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'cap:' || p_user || coalesce(':' || p_member, '')
$$;

-- The caps that hold for the calls of a key that a person made.
CREATE OR REPLACE FUNCTION caps_of(p_user text, p_creator text, OUT account_cap bigint, OUT member_cap bigint)
LANGUAGE sql STABLE AS $$
  SELECT max(credits) FILTER (WHERE member_id IS NULL), max(credits) FILTER (WHERE member_id = p_creator)
  FROM spend_caps WHERE user_id = p_user
$$;

-- The keys whose calls a cap counts.
CREATE OR REPLACE FUNCTION cap_keys(p_user text, p_member text DEFAULT NULL) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(SELECT keys.id FROM api_keys AS keys JOIN subscriptions ON subscriptions.id = subscription_id
    WHERE user_id = p_user AND (p_member IS NULL OR creator_id = p_member))
$$;

-- All that a call spends from, besides the wallet: each with its row of counts, the start of its name, and its sizes.
CREATE OR REPLACE FUNCTION budgets_of(p_call call_to_charge)
RETURNS TABLE (counted_for text, name text, per_day bigint, per_month bigint, per_all bigint) LANGUAGE sql IMMUTABLE AS $$
  SELECT * FROM (VALUES
    (p_call.key_id, 'credits', p_call.credits_per_day, p_call.credits_per_month, p_call.credits_in_all),
    (cap_counts(p_call.user_id), 'account_credits', NULL, p_call.account_cap, NULL),
    (cap_counts(p_call.user_id, p_call.creator_id), 'member_credits', NULL, p_call.member_cap, NULL)
  ) AS budget (counted_for, name, per_day, per_month, per_all)
  WHERE num_nonnulls(per_day, per_month, per_all) > 0
$$;

CREATE OR REPLACE FUNCTION in_one_month(p_one date, p_other date) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT date_trunc('month', p_one::timestamp) = date_trunc('month', p_other::timestamp)
$$;

-- The moment when the month of a day is over.
CREATE OR REPLACE FUNCTION month_end(p_day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT market_midnight((date_trunc('month', p_day) + interval '1 month')::date)
$$;

-- The counts of a day and its month in a row.
CREATE OR REPLACE FUNCTION in_day_of(p_counts limit_counts, p_day date) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_counts.day >= p_day THEN p_counts.in_day ELSE 0 END
$$;

CREATE OR REPLACE FUNCTION in_month_of(p_counts limit_counts, p_day date) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_counts.day >= p_day OR in_one_month(p_counts.day, p_day) THEN p_counts.in_month ELSE 0 END
$$;

-- The credits that keys have spent on a day, in its month and in all: booked ones, and those in flight.
CREATE OR REPLACE FUNCTION keys_spent(
  p_user text, p_keys text[], p_day date, OUT in_day bigint, OUT in_month bigint, OUT in_all bigint
) LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(credits) FILTER (WHERE day = p_day), 0)::bigint,
    coalesce(sum(credits) FILTER (WHERE in_one_month(day, p_day)), 0)::bigint, coalesce(sum(credits), 0)::bigint
  FROM (
    SELECT day, credits FROM usage_key_days WHERE user_id = p_user AND key_id = ANY (p_keys)
    UNION ALL
    SELECT counted_on, credits FROM calls_in_flight WHERE user_id = p_user AND key_id = ANY (p_keys)
  ) AS spent
$$;

-- Live calls to an API that an account paid for on a day, and in its month until then.
CREATE OR REPLACE FUNCTION calls_made(p_user text, p_api text, p_day date, OUT in_day bigint, OUT in_month bigint)
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(calls) FILTER (WHERE created_at >= market_midnight(p_day)), 0), coalesce(sum(calls), 0)
  FROM (SELECT created_at, CASE kind WHEN 'USAGE' THEN 1 ELSE -1 END AS calls FROM ledger
    WHERE user_id = p_user AND api = p_api AND kind IN ('USAGE', 'REFUND')
      AND created_at >= market_midnight(date_trunc('month', p_day)::date)) AS made
$$;

-- Begins to count with what there is. Returns whether anything was to begin.
CREATE OR REPLACE FUNCTION begin_counts(p_call call_to_charge) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  begun boolean := false;
  budget record;
  keys text[];
BEGIN
  IF NOT EXISTS (SELECT FROM limit_counts WHERE counted_for = p_call.counted_for) THEN
    INSERT INTO limit_counts (counted_for, user_id, day, in_day, in_month, in_all)
      SELECT p_call.counted_for, p_call.user_id, p_call.day, coalesce(made.in_day, 0), coalesce(made.in_month, 0), 0
      FROM (VALUES (1)) AS one
      LEFT JOIN LATERAL calls_made(p_call.user_id, p_call.api, p_call.day) AS made ON p_call.counted_for NOT LIKE '%:TEST';
    begun := true;
  END IF;
  FOR budget IN SELECT * FROM budgets_of(p_call) AS one
    WHERE NOT EXISTS (SELECT FROM limit_counts AS counts WHERE counts.counted_for = one.counted_for)
  LOOP
    keys := CASE budget.name WHEN 'credits' THEN ARRAY[p_call.key_id]
      WHEN 'member_credits' THEN cap_keys(p_call.user_id, p_call.creator_id) ELSE cap_keys(p_call.user_id) END;
    INSERT INTO limit_counts (counted_for, user_id, day, in_day, in_month, in_all)
      SELECT budget.counted_for, p_call.user_id, p_call.day, spent.* FROM keys_spent(p_call.user_id, keys, p_call.day) AS spent;
    begun := true;
  END LOOP;
  RETURN begun;
END $$;

-- Counts credits in every budget and cap of a call. Returns whether they are counted: in all or in none.
CREATE OR REPLACE FUNCTION count_credits(p_call call_to_charge, p_credits bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  within text[];
BEGIN
  WITH counted AS (
    UPDATE limit_counts AS counted SET
      day = greatest(day, p_call.day),
      in_day = in_day_of(counted, p_call.day) + p_credits,
      in_month = in_month_of(counted, p_call.day) + p_credits,
      in_all = in_all + p_credits,
      per_day = budget.per_day,
      per_month = budget.per_month,
      per_all = budget.per_all
    FROM budgets_of(p_call) AS budget
    WHERE counted.counted_for = budget.counted_for
      AND (in_day_of(counted, p_call.day) + p_credits > budget.per_day) IS NOT TRUE
      AND (in_month_of(counted, p_call.day) + p_credits > budget.per_month) IS NOT TRUE
      AND (in_all + p_credits > budget.per_all) IS NOT TRUE
    RETURNING counted.counted_for
  ) SELECT array_agg(counted_for) INTO within FROM counted;
  IF cardinality(within) = (SELECT count(*) FROM budgets_of(p_call)) THEN RETURN true; END IF;
  PERFORM count_less(within, p_call.day, p_credits);
  RETURN false;
END $$;

-- Counts so many calls of one key, and so many credits, unless they would break a limit or a budget together. Returns the counts, for the
-- headers of the response; null where nothing was counted: a limit is broken, or this is the first call.
CREATE OR REPLACE FUNCTION count_calls(p_call call_to_charge, p_calls bigint, p_credits bigint) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  second_end timestamptz := p_call.at + interval '1 second';
  minute_end timestamptz := p_call.at + interval '1 minute';
  second_taken interval := interval '1 second' * p_calls / p_call.per_second;
  minute_taken interval := interval '1 minute' * p_calls / p_call.per_minute;
  counts jsonb;
BEGIN
  UPDATE limit_counts AS counted SET
    day = greatest(day, p_call.day),
    in_day = in_day_of(counted, p_call.day) + p_calls,
    in_month = in_month_of(counted, p_call.day) + p_calls,
    in_all = in_all + p_calls,
    per_day = p_call.per_day,
    per_month = p_call.per_month,
    second_full_at = greatest(second_full_at, p_call.at) + second_taken,
    minute_full_at = greatest(minute_full_at, p_call.at) + minute_taken
  WHERE counted_for = p_call.counted_for
    AND (in_day_of(counted, p_call.day) + p_calls > p_call.per_day) IS NOT TRUE
    AND (in_month_of(counted, p_call.day) + p_calls > p_call.per_month) IS NOT TRUE
    AND (greatest(second_full_at, p_call.at) + second_taken > second_end) IS NOT TRUE
    AND (greatest(minute_full_at, p_call.at) + minute_taken > minute_end) IS NOT TRUE
  RETURNING jsonb_build_object('second_full_at', second_full_at, 'minute_full_at', minute_full_at, 'in_day', in_day, 'in_month', in_month)
  INTO counts;
  IF counts IS NULL OR p_credits = 0 OR NOT has_budget(p_call) OR count_credits(p_call, p_credits) THEN RETURN counts; END IF;
  PERFORM uncount_calls(p_call, p_calls);
  RETURN NULL;
END $$;

-- Takes so much out of the counts of a day.
CREATE OR REPLACE FUNCTION count_less(p_counted_for text[], p_day date, p_less bigint) RETURNS void LANGUAGE sql AS $$
  UPDATE limit_counts SET
    in_day = in_day - CASE WHEN day = p_day THEN p_less ELSE 0 END,
    in_month = in_month - CASE WHEN in_one_month(day, p_day) THEN p_less ELSE 0 END,
    in_all = in_all - p_less
  WHERE counted_for = ANY (p_counted_for)
$$;

-- Calls that were counted and are not made after all.
CREATE OR REPLACE FUNCTION uncount_calls(p_call call_to_charge, p_calls bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_less(ARRAY[p_call.counted_for], p_call.day, p_calls);
  UPDATE limit_counts SET
    second_full_at = coalesce(second_full_at - interval '1 second' * p_calls / p_call.per_second, second_full_at),
    minute_full_at = coalesce(minute_full_at - interval '1 minute' * p_calls / p_call.per_minute, minute_full_at)
  WHERE counted_for = p_call.counted_for;
END $$;

-- The same for one call and its price.
CREATE OR REPLACE FUNCTION uncount(p_call call_to_charge) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM uncount_calls(p_call, 1);
  IF has_budget(p_call) THEN
    PERFORM count_less(ARRAY(SELECT counted_for FROM budgets_of(p_call)), p_call.day, p_call.price);
  END IF;
END $$;

-- The rows that count what a key spends.
CREATE OR REPLACE FUNCTION counts_of_key(p_user text, p_key text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY[p_key, cap_counts(p_user), cap_counts(p_user, (SELECT creator_id FROM api_keys WHERE id = p_key))]
$$;

-- A call that is given back is not counted, but has taken its tokens. The wallet is locked by then.
CREATE OR REPLACE FUNCTION uncount_call(p_held calls_in_flight) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_less(ARRAY[p_held.counted_for], p_held.counted_on, 1);
  PERFORM count_less(counts_of_key(p_held.user_id, p_held.key_id), p_held.counted_on, p_held.credits);
END $$;

-- The budget or cap that a call would break. Of several the one that lets it through last, as one in all never does.
CREATE OR REPLACE FUNCTION broken_budget(p_call call_to_charge, OUT broken text, OUT ends_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT name || period, one.ends_at FROM budgets_of(p_call) AS budget JOIN limit_counts AS counts USING (counted_for)
  CROSS JOIN LATERAL (VALUES
    ('_in_all', in_all, budget.per_all, NULL),
    ('_per_month', in_month_of(counts, p_call.day), budget.per_month, month_end(p_call.day)),
    ('_per_day', in_day_of(counts, p_call.day), budget.per_day, market_midnight(p_call.day + 1))
  ) AS one (period, used, size, ends_at)
  WHERE used + p_call.price > size
  ORDER BY one.ends_at DESC NULLS FIRST, name LIMIT 1
$$;

-- The limit or budget that keeps a call from being counted, and when it lets it through: a budget in all never does.
CREATE OR REPLACE FUNCTION broken_limit(p_call call_to_charge, OUT broken text, OUT ends_at timestamptz) LANGUAGE plpgsql STABLE AS $$
DECLARE
  counts limit_counts;
BEGIN
  SELECT * INTO counts FROM limit_counts WHERE counted_for = p_call.counted_for;
  IF in_month_of(counts, p_call.day) >= p_call.per_month THEN
    broken := 'calls_per_month';
    ends_at := month_end(p_call.day);
  ELSIF in_day_of(counts, p_call.day) >= p_call.per_day THEN
    broken := 'calls_per_day';
    ends_at := market_midnight(p_call.day + 1);
  ELSE
    -- A rate is a bucket of tokens: it has one again when it has been filling for long enough.
    broken := 'calls_per_minute';
    ends_at := counts.minute_full_at + interval '1 minute' / p_call.per_minute - interval '1 minute';
    IF ends_at > p_call.at THEN RETURN; END IF;
    broken := 'calls_per_second';
    ends_at := counts.second_full_at + interval '1 second' / p_call.per_second - interval '1 second';
    IF ends_at > p_call.at THEN RETURN; END IF;
    SELECT * INTO broken, ends_at FROM broken_budget(p_call);
  END IF;
END $$;

-- Notes that a quota or budget refuses calls, once in its day or month, for the owner to be told: one that a dearer call would exceed may
-- never be used up. With the limits of this call, which may be others than those of the last that was counted.
CREATE OR REPLACE FUNCTION note_refusal(p_call call_to_charge, p_limit text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  period text := substring(p_limit FROM '(day|month|all)$');
BEGIN
  IF period IS NULL THEN RETURN; END IF;
  UPDATE limit_counts AS counted SET told = told || jsonb_build_object(period || '_refused', mark),
    per_day = limited.per_day, per_month = limited.per_month, per_all = limited.per_all
  FROM (
    SELECT * FROM budgets_of(p_call)
    UNION ALL SELECT p_call.counted_for, 'calls', p_call.per_day, p_call.per_month, NULL
  ) AS limited
  CROSS JOIN LATERAL (SELECT CASE period WHEN 'day' THEN p_call.day || ':' || limited.per_day
    WHEN 'month' THEN to_char(p_call.day, 'YYYY-MM') || ':' || limited.per_month ELSE ':' || limited.per_all END AS mark) AS marked
  WHERE starts_with(p_limit, limited.name) AND counted.counted_for = limited.counted_for
    AND told ->> (period || '_refused') IS DISTINCT FROM mark;
END $$;
