-- Each price that an operation has had in a price list, from a moment on: calls are charged by one of them, and name it (decision 0098).
CREATE TABLE price_versions (
  id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  product_version_id text NOT NULL,
  operation_id text NOT NULL,
  -- Hundredths of a credit.
  price bigint NOT NULL CHECK (price >= 0),
  valid_from timestamptz NOT NULL
);
CREATE INDEX price_versions_list ON price_versions (product_version_id, operation_id, id DESC);

-- No price changes between those of now and the trigger below; calls go on reading them.
LOCK TABLE product_versions IN SHARE ROW EXCLUSIVE MODE;
-- Prices of now: since the list began, or since the last announcement that changed them.
INSERT INTO price_versions (product_version_id, operation_id, price, valid_from)
  SELECT product_version_id, operation_id, priced.price::bigint,
    greatest(starts_on::timestamp AT TIME ZONE time_zone, CASE WHEN plans.api IS NULL THEN (
      SELECT max(effective_at) FROM announcements WHERE announcements.api = products.api AND took_effect_at IS NOT NULL
        AND changes @> jsonb_build_array(jsonb_build_object('field', 'PRICE', 'operation_id', operation_id))
    ) END)
  FROM product_versions JOIN products USING (product_id) JOIN plans USING (plan_id) CROSS JOIN market
  CROSS JOIN LATERAL jsonb_each_text(prices) AS priced (operation_id, price);

-- Null for rows that no price list has a part in, and for those of before. Without a foreign key, which would be checked with each call.
ALTER TABLE ledger ADD COLUMN price_version integer;
ALTER TYPE call_to_charge ADD ATTRIBUTE price_version integer;
-- Since when the prices of a list are those that it has; null where its writer doesn't know better than the clock.
ALTER TABLE product_versions ADD COLUMN prices_set_at timestamptz;

-- Notes each price that begins. The first list of a product begins with its day; a list that follows another, and other prices in one that is there,
-- hold from when they were set.
CREATE FUNCTION note_price_versions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former jsonb := '{}';
  set_at timestamptz := NEW.prices_set_at;
  since timestamptz := (SELECT NEW.starts_on::timestamp AT TIME ZONE time_zone FROM market);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    former := OLD.prices;
    IF set_at IS NOT DISTINCT FROM OLD.prices_set_at THEN set_at := NULL; END IF;
  END IF;
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT FROM product_versions AS other
    WHERE other.product_id = NEW.product_id AND other.product_version_id <> NEW.product_version_id)
  THEN
    since := greatest(since, coalesce(set_at, now()));
  END IF;
  INSERT INTO price_versions (product_version_id, operation_id, price, valid_from)
    SELECT NEW.product_version_id, operation_id, price::bigint, since FROM jsonb_each_text(NEW.prices) AS priced (operation_id, price)
    WHERE former ->> operation_id IS DISTINCT FROM price;
  RETURN NULL;
END $$;
CREATE TRIGGER prices_are_versioned AFTER INSERT OR UPDATE OF prices ON product_versions
  FOR EACH ROW EXECUTE FUNCTION note_price_versions();
