-- What a closed month is made of, as it was worked out then: plans and prices change, a statement does not. Null for months that were
-- closed before this was kept.
ALTER TABLE statements ADD COLUMN charges jsonb;
