-- Whether the owner was warned that the wallet doesn't cover the period after this one: once each.
ALTER TABLE paid_periods ADD COLUMN short_told boolean NOT NULL DEFAULT false;
