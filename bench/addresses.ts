/** The header by which the platform says where a visitor comes from: each number has an address of its own. */
export const visitorFrom = (number: number): { readonly 'cf-connecting-ip': string } => ({
  'cf-connecting-ip': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});
