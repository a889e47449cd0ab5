/** Made for tests and known to everybody: no push service would know a real server by them. */
export const PUSH_KEYS = {
  PUSH_PUBLIC_KEY: 'BCvtZJ62gdT-rG2ex3xrWkecYXoXiscRrKUPgKW1224S2CmmfK6XBQbd76tT4AO21cxLx7uBdH1TS0PngQ6fDoA',
  PUSH_PRIVATE_KEY: 'WvWjb8pf2BUzPQC9aidkdd5Qo_sHAm2284nbMSByBTo',
};
