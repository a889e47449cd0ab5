/** The platform's header for the client address; each number has its own address. */
export const visitorFrom = (number: number): { readonly 'cf-connecting-ip': string } => ({
  'cf-connecting-ip': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});
