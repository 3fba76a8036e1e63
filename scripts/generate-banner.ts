export const banner = '// Written by `npm run generate` from the contract. Edit openapi/, not this file.\n'
