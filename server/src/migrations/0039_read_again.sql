-- Which reading of documents made the documentation: what an older one made is made again.
ALTER TABLE api_references ADD COLUMN reading integer NOT NULL DEFAULT 0;
-- The security schemes of a release, which are compared as its operations are; null for what was kept before.
ALTER TABLE api_releases ADD COLUMN security json;
