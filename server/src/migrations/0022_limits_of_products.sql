-- How often an API may be called on a plan, in place of what the plan allows elsewhere; null: as the plan (decision 0104).
ALTER TABLE products ADD COLUMN limits jsonb;
