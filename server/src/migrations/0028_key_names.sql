-- A subscription has several keys of a type. Each has a name; one without was made before there were any, and is called by its type.
ALTER TABLE api_keys ADD COLUMN name text NOT NULL DEFAULT '';

-- Whose grace a key is in: of several keys of a type, each is replaced by itself.
ALTER TABLE api_keys ADD COLUMN replaced_by text;
UPDATE api_keys AS old SET replaced_by = (
  SELECT id FROM api_keys AS new
  WHERE new.subscription_id = old.subscription_id AND new.type = old.type AND new.created_at > old.created_at
  ORDER BY new.created_at LIMIT 1
) WHERE grace_ends_at IS NOT NULL;
