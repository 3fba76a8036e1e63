-- The API's own server and authentication as its document has them: the form of its upstream begins with them.
ALTER TABLE api_references ADD COLUMN upstream jsonb;
