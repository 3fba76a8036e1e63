/** What credits cost. Money and credits in hundredths. */
export const creditOffer = {
  currency: 'PHP',
  creditPrice: 100,
  minCredits: 100_00,
  maxCredits: 100_000_00,
  packs: [
    { skuId: 'sku_pack300', name: 'Starter', credits: 300_00, amount: 300_00 },
    { skuId: 'sku_pack1000', name: 'Small', credits: 1_000_00, amount: 980_00 },
    { skuId: 'sku_pack5000', name: 'Medium', credits: 5_000_00, amount: 4_750_00 },
    { skuId: 'sku_pack20000', name: 'Large', credits: 20_000_00, amount: 18_000_00 },
  ],
} as const
