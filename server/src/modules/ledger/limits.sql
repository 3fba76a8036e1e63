-- Limits of calls and of what a key may spend: counted in the statement that charges, while the account's wallet is locked. Written
-- anew whenever this file changes (db/migrate.ts). Decision 0090.

CREATE OR REPLACE FUNCTION is_limited(p_call call_to_charge) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT num_nonnulls(p_call.per_second, p_call.per_minute, p_call.per_day, p_call.per_month,
    p_call.credits_per_day, p_call.credits_per_month, p_call.credits_in_all) > 0
$$;

CREATE OR REPLACE FUNCTION has_budget(p_call call_to_charge) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT num_nonnulls(p_call.credits_per_day, p_call.credits_per_month, p_call.credits_in_all) > 0
$$;

CREATE OR REPLACE FUNCTION in_one_month(p_one date, p_other date) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT date_trunc('month', p_one) = date_trunc('month', p_other)
$$;

-- The moment when the month of a day is over.
CREATE OR REPLACE FUNCTION month_end(p_day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT market_midnight((date_trunc('month', p_day) + interval '1 month')::date)
$$;

-- A bucket of so many tokens that is full again at `p_full_at`: when it has the tokens asked for; null: now.
CREATE OR REPLACE FUNCTION tokens_at(
  p_full_at timestamptz, p_size integer, p_window interval, p_tokens bigint, p_at timestamptz
) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT nullif(greatest(p_at, greatest(p_at, p_full_at) + p_window * p_tokens / p_size - p_window), p_at)
$$;

-- The counts of a day and its month in a row.
CREATE OR REPLACE FUNCTION in_day_of(p_counts limit_counts, p_day date) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_counts.day >= p_day THEN p_counts.in_day ELSE 0 END
$$;

CREATE OR REPLACE FUNCTION in_month_of(p_counts limit_counts, p_day date) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_counts.day >= p_day OR in_one_month(p_counts.day, p_day) THEN p_counts.in_month ELSE 0 END
$$;

-- The limit that so many more calls would break, and when it lets them; null: none. NEW: nothing was counted yet.
CREATE OR REPLACE FUNCTION broken_limit(p_call call_to_charge, p_calls bigint, OUT name text, OUT ends_at timestamptz)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  counts limit_counts;
BEGIN
  SELECT * INTO counts FROM limit_counts WHERE counted_for = p_call.counted_for;
  IF NOT FOUND THEN
    name := 'NEW';
  ELSIF in_month_of(counts, p_call.day) + p_calls > p_call.per_month THEN
    name := 'calls_per_month';
    ends_at := month_end(p_call.day);
  ELSIF in_day_of(counts, p_call.day) + p_calls > p_call.per_day THEN
    name := 'calls_per_day';
    ends_at := market_midnight(p_call.day + 1);
  ELSE
    ends_at := tokens_at(counts.minute_full_at, p_call.per_minute, '1 minute', p_calls, p_call.at);
    IF ends_at IS NOT NULL THEN
      name := 'calls_per_minute';
      RETURN;
    END IF;
    ends_at := tokens_at(counts.second_full_at, p_call.per_second, '1 second', p_calls, p_call.at);
    IF ends_at IS NOT NULL THEN name := 'calls_per_second'; END IF;
  END IF;
END $$;

-- The same for the credits of a key. A budget in all has no end.
CREATE OR REPLACE FUNCTION broken_budget(p_call call_to_charge, p_credits bigint, OUT name text, OUT ends_at timestamptz)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  counts limit_counts;
BEGIN
  IF NOT has_budget(p_call) OR p_credits = 0 THEN RETURN; END IF;
  SELECT * INTO counts FROM limit_counts WHERE counted_for = p_call.key_id;
  IF NOT FOUND THEN
    name := 'NEW';
  ELSIF counts.in_all + p_credits > p_call.credits_in_all THEN
    name := 'credits_in_all';
  ELSIF in_month_of(counts, p_call.day) + p_credits > p_call.credits_per_month THEN
    name := 'credits_per_month';
    ends_at := month_end(p_call.day);
  ELSIF in_day_of(counts, p_call.day) + p_credits > p_call.credits_per_day THEN
    name := 'credits_per_day';
    ends_at := market_midnight(p_call.day + 1);
  END IF;
END $$;

-- The credits that a key has spent on a day, in its month and in all: booked ones, and those in flight.
CREATE OR REPLACE FUNCTION key_spent(
  p_user text, p_key text, p_day date, OUT in_day bigint, OUT in_month bigint, OUT in_all bigint
) LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(credits) FILTER (WHERE day = p_day), 0)::bigint,
    coalesce(sum(credits) FILTER (WHERE in_one_month(day, p_day)), 0)::bigint, coalesce(sum(credits), 0)::bigint
  FROM (
    SELECT day, credits FROM usage_key_days WHERE user_id = p_user AND key_id = p_key
    UNION ALL
    SELECT counted_on, credits FROM calls_in_flight WHERE user_id = p_user AND key_id = p_key
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

-- Begins to count with what there is.
CREATE OR REPLACE FUNCTION begin_counts(p_call call_to_charge) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO limit_counts (counted_for, user_id, day, in_day, in_month, in_all)
    SELECT p_call.counted_for, p_call.user_id, p_call.day, coalesce(made.in_day, 0), coalesce(made.in_month, 0), 0
    FROM (VALUES (1)) AS one
    LEFT JOIN LATERAL calls_made(p_call.user_id, p_call.api, p_call.day) AS made ON p_call.counted_for NOT LIKE '%:TEST'
    ON CONFLICT DO NOTHING;
  IF NOT has_budget(p_call) THEN RETURN; END IF;
  INSERT INTO limit_counts (counted_for, user_id, day, in_day, in_month, in_all)
    SELECT p_call.key_id, p_call.user_id, p_call.day, spent.* FROM key_spent(p_call.user_id, p_call.key_id, p_call.day) AS spent
    ON CONFLICT DO NOTHING;
END $$;

-- Counts so much more in one row: calls of a subscription, which take tokens of its rates, or credits of a key. Returns the row.
CREATE OR REPLACE FUNCTION count_more(p_counted_for text, p_more bigint, p_call call_to_charge) RETURNS limit_counts
LANGUAGE plpgsql AS $$
DECLARE
  counts limit_counts;
  today date;
BEGIN
  SELECT * INTO counts FROM limit_counts WHERE counted_for = p_counted_for;
  today := greatest(p_call.day, counts.day);
  counts.in_day := in_day_of(counts, today) + p_more;
  counts.in_month := in_month_of(counts, today) + p_more;
  counts.in_all := counts.in_all + p_more;
  counts.day := today;
  IF p_counted_for = p_call.key_id THEN
    counts.per_day := p_call.credits_per_day;
    counts.per_month := p_call.credits_per_month;
    counts.per_all := p_call.credits_in_all;
  ELSE
    counts.per_day := p_call.per_day;
    counts.per_month := p_call.per_month;
    counts.second_full_at := greatest(counts.second_full_at, p_call.at) + interval '1 second' * p_more / p_call.per_second;
    counts.minute_full_at := greatest(counts.minute_full_at, p_call.at) + interval '1 minute' * p_more / p_call.per_minute;
  END IF;
  UPDATE limit_counts SET day = counts.day, in_day = counts.in_day, in_month = counts.in_month, in_all = counts.in_all,
    per_day = counts.per_day, per_month = counts.per_month, per_all = counts.per_all,
    second_full_at = counts.second_full_at, minute_full_at = counts.minute_full_at
    WHERE counted_for = p_counted_for;
  RETURN counts;
END $$;

-- Counts calls of one subscription and kind of key; returns what is counted of it now, for the headers of the response.
CREATE OR REPLACE FUNCTION count_calls(p_call call_to_charge, p_calls bigint) RETURNS jsonb LANGUAGE sql AS $$
  SELECT to_jsonb(count_more(p_call.counted_for, p_calls, p_call)) - 'told'
$$;

-- The same for credits of one key.
CREATE OR REPLACE FUNCTION count_credits(p_call call_to_charge, p_credits bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF has_budget(p_call) AND p_credits > 0 THEN PERFORM count_more(p_call.key_id, p_credits, p_call); END IF;
END $$;

-- Notes that a quota or budget refuses calls, once in its day or month, for the owner to be told: one that a dearer call would exceed may
-- never be used up. With the limits of this call, which may be others than those of the last that was counted.
CREATE OR REPLACE FUNCTION note_refusal(p_call call_to_charge, p_limit text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  of_key boolean := p_limit LIKE 'credits%';
  period text := substring(p_limit FROM '(day|month|all)$');
  size bigint := CASE p_limit WHEN 'calls_per_day' THEN p_call.per_day WHEN 'calls_per_month' THEN p_call.per_month
    WHEN 'credits_per_day' THEN p_call.credits_per_day WHEN 'credits_per_month' THEN p_call.credits_per_month ELSE p_call.credits_in_all END;
  mark text := CASE period WHEN 'day' THEN p_call.day::text WHEN 'month' THEN to_char(p_call.day, 'YYYY-MM') ELSE '' END || ':' || size;
BEGIN
  IF period IS NULL THEN RETURN; END IF;
  UPDATE limit_counts SET told = told || jsonb_build_object(period || '_refused', mark),
    per_day = CASE WHEN of_key THEN p_call.credits_per_day ELSE p_call.per_day END,
    per_month = CASE WHEN of_key THEN p_call.credits_per_month ELSE p_call.per_month END,
    per_all = CASE WHEN of_key THEN p_call.credits_in_all END
    WHERE counted_for = CASE WHEN of_key THEN p_call.key_id ELSE p_call.counted_for END
      AND told ->> (period || '_refused') IS DISTINCT FROM mark;
END $$;

-- The limit or budget that refuses a call; null: none.
CREATE OR REPLACE FUNCTION limit_that_refuses(p_call call_to_charge) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  broken record;
BEGIN
  FOR turn IN 1..2 LOOP
    SELECT * INTO broken FROM broken_limit(p_call, 1);
    IF broken.name IS NULL THEN SELECT * INTO broken FROM broken_budget(p_call, p_call.price); END IF;
    IF broken.name IS DISTINCT FROM 'NEW' THEN EXIT; END IF;
    PERFORM begin_counts(p_call);
  END LOOP;
  IF broken.name IS NULL THEN RETURN NULL; END IF;
  PERFORM note_refusal(p_call, broken.name);
  RETURN jsonb_build_object('broken', broken.name, 'ends_at', broken.ends_at);
END $$;

-- A charged call, for its subscription and its key.
CREATE OR REPLACE FUNCTION count_call(p_call call_to_charge) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_credits(p_call, p_call.price);
  RETURN count_calls(p_call, 1);
END $$;

-- A call that is given back is not counted. The wallet is locked by then.
CREATE OR REPLACE FUNCTION uncount_call(p_held calls_in_flight) RETURNS void LANGUAGE sql AS $$
  UPDATE limit_counts SET
    in_day = in_day - CASE WHEN day = p_held.counted_on THEN less ELSE 0 END,
    in_month = in_month - CASE WHEN in_one_month(day, p_held.counted_on) THEN less ELSE 0 END,
    in_all = in_all - less
  FROM (VALUES (p_held.counted_for, 1::bigint), (p_held.key_id, p_held.credits)) AS given_back (of, less)
  WHERE counted_for = of
$$;
