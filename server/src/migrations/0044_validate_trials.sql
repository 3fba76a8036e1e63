-- outside a transaction
ALTER TABLE account_plans VALIDATE CONSTRAINT account_plans_trial_then_check;
ALTER TABLE account_plans VALIDATE CONSTRAINT account_plans_trial_check;
