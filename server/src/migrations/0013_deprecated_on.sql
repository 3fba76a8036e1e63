-- The day since which a version is deprecated, for its page and the gateway's Deprecation header. Of those that were deprecated
-- before, the day they were last published is the nearest that is known.
ALTER TABLE apis ADD COLUMN deprecated_on date;

UPDATE apis SET deprecated_on = (updated_at AT TIME ZONE (SELECT time_zone FROM market))::date WHERE status = 'DEPRECATED';
