-- Keys of AI agents. Their use is shown apart.
ALTER TABLE api_keys ADD COLUMN agent boolean NOT NULL DEFAULT false;
