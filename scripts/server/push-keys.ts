import { generateKeyPairSync } from 'node:crypto';

/** Generates the server's keys for push services (RFC 8292), and prints how to configure them. */
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' });
// An uncompressed point: the byte 4, then the coordinates.
const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
console.log(`PUSH_PUBLIC_KEY=${point.toString('base64url')}
PUSH_PRIVATE_KEY=${d}

Write the public half into wrangler.toml, under [vars], and give the private half to the Worker:

  npx wrangler secret put PUSH_PRIVATE_KEY

Keep both: with other keys everybody has to turn notifications on anew.`);
