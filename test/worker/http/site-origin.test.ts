import { describe, expect, it } from 'vitest';
import { acceptsGzip } from '../../../worker/accept-encoding.ts';
import { originFor } from '../../../worker/site-origin.ts';

const OWN = 'https://chess.example.org https://www.chess.example.org/';

describe('the origin of this server', () => {
  it.each([
    ['https://chess.example.org/tournament/view/a', OWN, 'https://chess.example.org'],
    ['https://www.chess.example.org/a', OWN, 'https://www.chess.example.org'],
    ['https://evil.example/a', OWN, 'https://chess.example.org'],
    ['http://chess.example.org/a', OWN, 'https://chess.example.org'],
    ['http://evil.example:8787/a', 'http://localhost:8787 http://127.0.0.1:8787', 'http://localhost:8787'],
    ['https://rokade.example/a', undefined, 'https://rokade.example'],
    ['https://rokade.example/a', 'no address', 'https://rokade.example'],
  ])('the origin for a request to %s, where the operator has set %s, is %s', (url, setting, origin) => {
    expect(originFor(setting, url)).toBe(origin);
  });
});

describe('accepted encodings', () => {
  const request = (accepted: string | undefined, clientAcceptEncoding?: string) =>
    ({
      headers: new Headers(accepted === undefined ? {} : { 'accept-encoding': accepted }),
      ...(clientAcceptEncoding !== undefined && { cf: { clientAcceptEncoding } }),
    }) as Parameters<typeof acceptsGzip>[0];

  it.each([
    ['gzip, deflate, br', true],
    ['*', true],
    ['br;q=1.0, GZIP;q=0.5', true],
    ['gzip;q=0', false],
    ['br', false],
    ['', false],
    [undefined, false],
  ])('a client that accepts the encodings "%s" takes gzip: %s', (accepted, takes) => {
    expect(acceptsGzip(request(accepted))).toBe(takes);
  });

  it('the accept-encoding header of the client itself counts, not the one that the platform puts in its place', () => {
    expect(acceptsGzip(request('br, gzip', ''))).toBe(false);
    expect(acceptsGzip(request('br, gzip', 'gzip'))).toBe(true);
  });
});
