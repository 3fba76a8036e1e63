-- Reasons and limits that a name doesn’t say; the generated types repeat them (decision 0137).
COMMENT ON COLUMN users.signed_in_at IS 'The sign-in that is going on; the profile shows the one before it, `last_login_date`.';
COMMENT ON COLUMN admin_views.query IS 'As the list''s address has its filters, without a question mark.';
COMMENT ON COLUMN announcement_notices.cancelled IS 'Told that it won''t happen.';
COMMENT ON COLUMN apis.description IS 'Markdown.';
COMMENT ON COLUMN apis.document_name IS 'Null without a mock.';
COMMENT ON COLUMN apis.sunset_on IS 'The day from which it is not answered any more.';
COMMENT ON COLUMN api_keys.last_used_at IS 'As it was before calls were counted by key: `lastUse` in keys.ts reads what counts.';
COMMENT ON COLUMN api_references.search IS 'As JSON; null until the document is read again, as are `servers` and `upstream`.';
COMMENT ON COLUMN api_texts.name IS '`.md`, `.postman.json`, or a slash and the identifier of an operation.';
COMMENT ON COLUMN call_approvals.agent IS 'The name of the key.';
COMMENT ON COLUMN kyb_documents.name IS 'As the sender called it.';
COMMENT ON COLUMN mailed_tokens.replaced_at IS 'When a newer link took its place.';
COMMENT ON COLUMN notifications.kind IS 'Null where it is none of the kinds.';
COMMENT ON COLUMN oauth_records.kind IS 'The library''s name for the model.';
COMMENT ON COLUMN payments.amount IS 'Hundredths of `currency`.';
COMMENT ON COLUMN products.limits IS 'In place of the plan''s; null: as the plan. Set apart from publishing, which keeps them.';
COMMENT ON COLUMN wallet_level_changes.level IS 'Null where a top-up is due.';
