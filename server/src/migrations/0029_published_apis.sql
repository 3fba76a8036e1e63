-- Who published a version, why one ends, and what it was before. Null by the command line, and for what was published before.
ALTER TABLE apis ADD COLUMN published_by text;
ALTER TABLE apis ADD COLUMN deprecation_reason text;
ALTER TABLE apis ADD COLUMN status_before text CHECK (status_before IN ('ACTIVE', 'BETA'));
-- When its subscribers were told how it stands; null while they are to be told.
ALTER TABLE apis ADD COLUMN subscribers_told_at timestamptz;

-- Calls are counted by version, too: who still calls one that ends is read from a few rows. The log knows the version of
-- each call. Where an API has one version, its counts are that version's; else they are counted anew.
ALTER TABLE api_call_days ADD COLUMN version text NOT NULL DEFAULT '';
ALTER TABLE api_call_days DROP CONSTRAINT api_call_days_pkey;
UPDATE api_call_days SET version = single.version
FROM (SELECT api, min(version) AS version FROM apis GROUP BY api HAVING count(*) = 1) AS single
WHERE single.api = api_call_days.api;
CREATE TEMPORARY TABLE counted_by_version ON COMMIT DROP AS
  SELECT user_id, (at AT TIME ZONE time_zone)::date AS day, api, operation, method, path, status, count(*) AS calls, version
  FROM api_calls, market WHERE api IN (SELECT DISTINCT api FROM api_call_days WHERE version = '')
  GROUP BY 1, 2, 3, 4, 5, 6, 7, 9;
DELETE FROM api_call_days AS days USING (SELECT DISTINCT user_id, day, api FROM counted_by_version) AS again
  WHERE version = '' AND days.user_id = again.user_id AND days.day = again.day AND days.api = again.api;
INSERT INTO api_call_days (user_id, day, api, operation, method, path, status, calls, version)
  SELECT * FROM counted_by_version;
ALTER TABLE api_call_days ADD PRIMARY KEY (user_id, day, api, version, operation, method, path, status);
-- Counts of calls are no part of it: a row that is there changes in place.
CREATE INDEX api_call_days_version ON api_call_days (api, version, day);
