-- Whether a call was given back, or never charged: with its status, that is its outcome. Null for calls from before it was kept.
ALTER TABLE api_calls ADD COLUMN free boolean;
-- How many of the calls of a row were.
ALTER TABLE api_call_days ADD COLUMN free_calls bigint;
