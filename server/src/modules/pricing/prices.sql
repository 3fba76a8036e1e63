-- Prices as they were, for rows of the ledger that name them: decision 0098. Each release has its own (platform/db/functions.ts).

-- As the contract's TransactionPrice has them.
CREATE OR REPLACE FUNCTION price_object(p_source text, p_price bigint, p_unit text, p_valid_from timestamptz, p_plan plans) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('source', p_source, 'credits', (p_price::numeric / 100)::numeric(20, 2)::text, 'unit', p_unit,
    'valid_from', to_char(p_valid_from AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'plan', jsonb_build_object('plan_id', p_plan.plan_id, 'plan_name', p_plan.plan_name))
$$;

-- Prices of calls, each with its list.
CREATE OR REPLACE VIEW charged_prices AS
  SELECT versions.id AS price_version, price_object('PRICE_LIST', versions.price, 'CALL', valid_from, plans) || jsonb_build_object(
    'price_list', jsonb_build_object('product_id', products.product_id, 'name', products.name,
      'product_version_id', lists.product_version_id, 'version', lists.version),
    'operation_id', operation_id) AS price
  FROM price_versions AS versions JOIN product_versions AS lists USING (product_version_id) JOIN products USING (product_id)
  JOIN plans USING (plan_id);

-- The price behind the fee or the included credits of a plan's period that began at a moment. It has been that since the last change by then;
-- null: there was none.
CREATE OR REPLACE FUNCTION plan_price(p_product text, p_kind text, p_credits bigint, p_begin timestamptz) RETURNS TABLE (price jsonb)
LANGUAGE sql STABLE AS $$
  SELECT price_object(CASE p_kind WHEN 'PLAN_FEE' THEN 'PLAN_FEE' ELSE 'PLAN_ALLOWANCE' END, p_credits,
    CASE plans.period WHEN 'YEARLY' THEN 'YEAR' ELSE 'MONTH' END, (
      SELECT max(until) FROM (
        SELECT until, former.price, included_credits, lead(former.price, 1, plans.price) OVER later AS next_price,
          lead(included_credits, 1, plans.included_credits) OVER later AS next_included
        FROM former_plan_terms AS former WHERE former.plan_id = plans.plan_id WINDOW later AS (ORDER BY until)
      ) AS change
      WHERE until <= p_begin
        AND CASE p_kind WHEN 'PLAN_FEE' THEN change.price <> next_price ELSE included_credits <> next_included END
    ), plans)
  FROM products JOIN plans USING (plan_id) WHERE product_id = p_product
$$;
