-- The descriptions of the first plans, in the words of the price pages.
UPDATE plans SET description = 'No monthly fee. You pay for each answer from your wallet.' WHERE plan_id = 'pln_payg';
UPDATE plans SET description = 'One statement a month for every API, calls at 10% off. 1,500 credits are included.'
  WHERE plan_id = 'pln_business';
