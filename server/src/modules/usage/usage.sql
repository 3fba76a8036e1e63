-- The log of calls, and what is counted of it. Each release has its own: decision 0099.

-- The outcome of a call, for every count and list: one that wasn't free is answered, whatever its status. The status tells of older calls,
-- of which it isn't kept whether they were free.
CREATE OR REPLACE FUNCTION call_outcome(p_status integer, p_free boolean) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN NOT coalesce(p_free, p_status >= 500 OR p_status IN (400, 401, 402, 403, 422, 429)) THEN 'ANSWERED'
    WHEN p_status = 429 THEN 'LIMITED' WHEN p_status BETWEEN 400 AND 499 THEN 'REJECTED' ELSE 'FAILED' END
$$;

-- The calls of a row that have this outcome.
CREATE OR REPLACE FUNCTION calls_with(p_row api_call_days, p_outcome text) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_outcome WHEN 'ANSWERED' THEN p_row.calls - free WHEN call_outcome(p_row.status, true) THEN free ELSE 0 END
  FROM coalesce(p_row.free_calls, CASE call_outcome(p_row.status, NULL) WHEN 'ANSWERED' THEN 0 ELSE p_row.calls END) AS free
$$;

-- Latencies are counts by bucket.
CREATE OR REPLACE FUNCTION count_buckets(p_buckets integer[], p_size integer) RETURNS bigint[]
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  counts bigint[] := array_fill(0::bigint, ARRAY[p_size]);
  bucket integer;
BEGIN
  FOREACH bucket IN ARRAY p_buckets LOOP counts[bucket] := counts[bucket] + 1; END LOOP;
  RETURN counts;
END $$;

CREATE OR REPLACE FUNCTION add_counts(p_counts bigint[], p_more bigint[]) RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  FOR bucket IN 1 .. cardinality(p_more) LOOP
    IF p_more[bucket] > 0 THEN p_counts[bucket] := p_counts[bucket] + p_more[bucket]; END IF;
  END LOOP;
  RETURN p_counts;
END $$;

-- Counts a version's calls by day, in this connection's row, with each caller and the time of their last call. Nearly
-- every call finds its caller recorded already.
CREATE OR REPLACE FUNCTION count_version(p_call finished_call) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO api_version_days AS counts (api, version, day, slot, calls)
    VALUES (p_call.api, p_call.version, p_call.day, pg_backend_pid() % 16, 1)
    ON CONFLICT (api, version, day, slot) DO UPDATE SET calls = counts.calls + 1;
  IF EXISTS (SELECT FROM api_version_callers
    WHERE api = p_call.api AND version = p_call.version AND user_id = p_call.user_id AND last_called_on >= p_call.day)
  THEN RETURN; END IF;
  INSERT INTO api_version_callers AS callers (api, version, user_id, last_called_on)
    VALUES (p_call.api, p_call.version, p_call.user_id, p_call.day)
    ON CONFLICT (api, version, user_id)
      DO UPDATE SET last_called_on = greatest(callers.last_called_on, excluded.last_called_on);
END $$;

-- Counts those of the calls that weren't answered, equal ones together.
CREATE OR REPLACE FUNCTION count_errors(p_calls finished_call[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO call_errors AS counts (user_id, day, api, version, operation, status, error_code, key_id, key_type, method, path,
    calls, first_at, last_at, last_request)
  SELECT user_id, day, api, version, operation, status, coalesce(error_code, ''), key_id, min(key_type), min(method), min(path),
    count(*), min(at), max(at), (array_agg(request_id ORDER BY at DESC))[1]
  FROM unnest(p_calls) WHERE call_outcome(status, free) <> 'ANSWERED'
  GROUP BY user_id, day, api, version, operation, status, coalesce(error_code, ''), key_id
  ORDER BY user_id, day, api, version, operation, status, coalesce(error_code, ''), key_id
  ON CONFLICT (user_id, day, api, version, operation, status, error_code, key_id) DO UPDATE SET
    calls = counts.calls + excluded.calls,
    first_at = least(counts.first_at, excluded.first_at),
    last_request = CASE WHEN excluded.last_at >= counts.last_at THEN excluded.last_request ELSE counts.last_request END,
    last_at = greatest(counts.last_at, excluded.last_at)
$$;

-- Writes a finished call, whose price is by now what it cost in the end, into the log and the counts. One that was written
-- before is passed over.
CREATE OR REPLACE FUNCTION log_call(p_call finished_call) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO api_calls (at, request_id, user_id, api, version, operation, method, path, status, error_code,
      duration_ms, credits, key_id, key_last_four, key_type, free)
    VALUES (p_call.at, p_call.request_id, p_call.user_id, p_call.api, p_call.version, p_call.operation, p_call.method,
      p_call.path, p_call.status, p_call.error_code, p_call.duration_ms, p_call.price, p_call.key_id,
      p_call.key_last_four, p_call.key_type, p_call.free)
    ON CONFLICT (user_id, at, request_id) DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  INSERT INTO api_call_days AS counts (user_id, day, api, version, operation, method, path, status, key_id, calls, free_calls)
    VALUES (p_call.user_id, p_call.day, p_call.api, p_call.version, p_call.operation, p_call.method, p_call.path,
      p_call.status, p_call.key_id, 1, p_call.free::integer)
    ON CONFLICT (user_id, day, api, version, operation, method, path, status, key_id)
      DO UPDATE SET calls = counts.calls + 1, free_calls = counts.free_calls + excluded.free_calls;
  INSERT INTO usage_days AS days (user_id, day, api, calls, failed, credits, latencies)
    VALUES (p_call.user_id, p_call.day, p_call.api, 1, (call_outcome(p_call.status, p_call.free) = 'FAILED')::integer, p_call.price,
      count_buckets(ARRAY[p_call.bucket], p_call.buckets))
    ON CONFLICT (user_id, day, api) DO UPDATE SET
      calls = days.calls + 1,
      failed = days.failed + excluded.failed,
      credits = days.credits + excluded.credits,
      latencies[p_call.bucket] = days.latencies[p_call.bucket] + 1;
  INSERT INTO usage_key_days AS days (user_id, key_id, day, api, calls, failed, credits, latencies, last_at)
    VALUES (p_call.user_id, p_call.key_id, p_call.day, p_call.api, 1, (call_outcome(p_call.status, p_call.free) = 'FAILED')::integer, p_call.price,
      count_buckets(ARRAY[p_call.bucket], p_call.buckets), p_call.at)
    ON CONFLICT (user_id, key_id, day, api) DO UPDATE SET
      calls = days.calls + 1,
      failed = days.failed + excluded.failed,
      credits = days.credits + excluded.credits,
      latencies[p_call.bucket] = days.latencies[p_call.bucket] + 1,
      last_at = greatest(days.last_at, excluded.last_at);
  PERFORM count_version(p_call);
  IF call_outcome(p_call.status, p_call.free) <> 'ANSWERED' THEN PERFORM count_errors(ARRAY[p_call]); END IF;
END $$;

-- The same for a group, as a set. Groups of several servers lock the counts in one order: table by table, and rows by their keys. Hence
-- a statement for each table: parts of one statement run in the order that its plan has.
CREATE OR REPLACE FUNCTION log_calls(p_calls finished_call[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  logged finished_call[];
BEGIN
  IF cardinality(p_calls) = 1 THEN
    PERFORM log_call(p_calls[1]);
  ELSE
    WITH written AS (
      INSERT INTO api_calls (at, request_id, user_id, api, version, operation, method, path, status, error_code,
        duration_ms, credits, key_id, key_last_four, key_type, free)
      SELECT at, request_id, user_id, api, version, operation, method, path, status, error_code,
        duration_ms, price, key_id, key_last_four, key_type, free
      FROM unnest(p_calls)
      ON CONFLICT (user_id, at, request_id) DO NOTHING
      RETURNING request_id
    ) SELECT array_agg(call) INTO logged FROM unnest(p_calls) AS call JOIN written USING (request_id);

    INSERT INTO api_call_days AS counts (user_id, day, api, version, operation, method, path, status, key_id, calls, free_calls)
    SELECT user_id, day, api, version, operation, method, path, status, key_id, count(*), count(*) FILTER (WHERE free)
    FROM unnest(logged)
    GROUP BY user_id, day, api, version, operation, method, path, status, key_id
    ORDER BY user_id, day, api, version, operation, method, path, status, key_id
    ON CONFLICT (user_id, day, api, version, operation, method, path, status, key_id)
      DO UPDATE SET calls = counts.calls + excluded.calls, free_calls = counts.free_calls + excluded.free_calls;

    INSERT INTO usage_days AS days (user_id, day, api, calls, failed, credits, latencies)
    SELECT user_id, day, api, count(*), count(*) FILTER (WHERE call_outcome(status, free) = 'FAILED'), sum(price),
      count_buckets(array_agg(bucket), max(buckets))
    FROM unnest(logged) GROUP BY user_id, day, api ORDER BY user_id, day, api
    ON CONFLICT (user_id, day, api) DO UPDATE SET
      calls = days.calls + excluded.calls,
      failed = days.failed + excluded.failed,
      credits = days.credits + excluded.credits,
      latencies = add_counts(days.latencies, excluded.latencies);

    INSERT INTO usage_key_days AS days (user_id, key_id, day, api, calls, failed, credits, latencies, last_at)
    SELECT user_id, key_id, day, api, count(*), count(*) FILTER (WHERE call_outcome(status, free) = 'FAILED'), sum(price),
      count_buckets(array_agg(bucket), max(buckets)), max(at)
    FROM unnest(logged) GROUP BY user_id, key_id, day, api ORDER BY user_id, key_id, day, api
    ON CONFLICT (user_id, key_id, day, api) DO UPDATE SET
      calls = days.calls + excluded.calls,
      failed = days.failed + excluded.failed,
      credits = days.credits + excluded.credits,
      latencies = add_counts(days.latencies, excluded.latencies),
      last_at = greatest(days.last_at, excluded.last_at);

    INSERT INTO api_version_days AS counts (api, version, day, slot, calls)
    SELECT api, version, day, pg_backend_pid() % 16, count(*) FROM unnest(logged)
    GROUP BY api, version, day ORDER BY api, version, day
    ON CONFLICT (api, version, day, slot) DO UPDATE SET calls = counts.calls + excluded.calls;

    INSERT INTO api_version_callers AS callers (api, version, user_id, last_called_on)
    SELECT api, version, user_id, max(day) FROM unnest(logged) AS call
    WHERE NOT EXISTS (SELECT FROM api_version_callers AS known WHERE known.api = call.api AND known.version = call.version
      AND known.user_id = call.user_id AND known.last_called_on >= call.day)
    GROUP BY api, version, user_id ORDER BY api, version, user_id
    ON CONFLICT (api, version, user_id)
      DO UPDATE SET last_called_on = greatest(callers.last_called_on, excluded.last_called_on);
    PERFORM count_errors(logged);
  END IF;
END $$;

-- The last use of a key, from the counts of its calls. The key's own row holds uses from before calls were counted by
-- key.
CREATE OR REPLACE FUNCTION last_use_of(p_key api_keys) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT greatest(p_key.last_used_at, (
    SELECT last_at FROM usage_key_days AS days JOIN subscriptions USING (user_id)
    WHERE subscriptions.id = p_key.subscription_id AND days.key_id = p_key.id ORDER BY day DESC LIMIT 1))
$$;
