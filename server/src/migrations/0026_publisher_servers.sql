-- Addresses of the API that its document names: links to them lead callers to the gateway. Callers don't see them.
ALTER TABLE api_references ADD COLUMN servers jsonb;
