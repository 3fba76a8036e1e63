-- The document as JSON, made when it is published. Null for what was published before: that is made when it is asked for.
ALTER TABLE api_references ADD COLUMN document text;
