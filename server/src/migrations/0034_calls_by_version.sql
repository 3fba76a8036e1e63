-- Calls of a version by day, whoever made them: to sum them from the counts of each account took seconds (decision 0048). Each day has
-- several rows, so that bookings at the same time do not wait for each other: a connection counts in its own.
CREATE TABLE api_version_days (
  api text NOT NULL,
  version text NOT NULL,
  day date NOT NULL,
  slot smallint NOT NULL,
  calls bigint NOT NULL CHECK (calls > 0),
  PRIMARY KEY (api, version, day, slot)
) WITH (fillfactor = 50);

-- How many accounts called a version since a day is how many called it last on that day or later.
CREATE TABLE api_version_callers (
  api text NOT NULL,
  version text NOT NULL,
  user_id text NOT NULL,
  last_called_on date NOT NULL,
  PRIMARY KEY (api, version, user_id)
);
CREATE INDEX api_version_callers_last ON api_version_callers (api, version, last_called_on);

-- Makes both anew from the counts of each account, which they are sums of. `npm run check-data` says whether they agree.
CREATE FUNCTION recount_versions() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  LOCK TABLE api_call_days, api_version_days, api_version_callers IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM api_version_days;
  DELETE FROM api_version_callers;
  INSERT INTO api_version_days (api, version, day, slot, calls)
    SELECT api, version, day, 0, sum(calls) FROM api_call_days GROUP BY api, version, day;
  INSERT INTO api_version_callers (api, version, user_id, last_called_on)
    SELECT api, version, user_id, max(day) FROM api_call_days GROUP BY api, version, user_id;
END $$;
SELECT recount_versions();
