-- Whether an upstream may be inside the operator's own network. Others are looked up anew at each connection, and refused there.
-- Those of before were looked up when they were published, and which of them were meant to be inside was not written down.
ALTER TABLE apis ADD COLUMN upstream_inside boolean NOT NULL DEFAULT false;
UPDATE apis SET upstream_inside = true WHERE upstream IS NOT NULL;
