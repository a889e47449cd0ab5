import { generateKeyPairSync } from 'node:crypto';

/** Makes the keys by which the push services of browsers know a server (RFC 8292), and says what to do with them. */
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
// A point, uncompressed: a 4, then its coordinates.
const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
console.log(`PUSH_PUBLIC_KEY=${point.toString('base64url')}
PUSH_PRIVATE_KEY=${d}

Write the public half into wrangler.toml, under [vars], and give the private half to the Worker:

  npx wrangler secret put PUSH_PRIVATE_KEY

Keep both: with other keys everybody has to turn notifications on anew.`);
