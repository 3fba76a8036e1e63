-- A row of the ledger finds who caused it by what their request wrote down.
CREATE INDEX audit_log_request ON audit_log (request_id) WHERE request_id IS NOT NULL;
