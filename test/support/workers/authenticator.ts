import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyLogInOffer, PasskeyOffer } from '../../../contract/accounts/passkeys.ts';
import { toBase64Url } from '../../../services/account/login/random-secrets.ts';

const encoder = new TextEncoder();

/** The flags of what an authenticator signs: somebody was there, it was the owner, and here is a new key. */
const [PRESENT, VERIFIED, NEW_KEY] = [0x01, 0x04, 0x40] as const;

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

const joined = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const bigEndian = (value: number, bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, (_, index) => (value >>> (8 * (bytes - 1 - index))) & 0xff);

export interface Wrong {
  readonly origin?: string;
  readonly rpId?: string;
  readonly flags?: number;
  readonly counter?: number;
}

/** An authenticator of one passkey, in software: ECDSA on P-256, a counter, and no attestation. */
export class Authenticator {
  readonly #keys: CryptoKeyPair;
  readonly id: string;
  #counter = 0;

  private constructor(keys: CryptoKeyPair) {
    this.#keys = keys;
    this.id = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  }

  static async make(): Promise<Authenticator> {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
    return new Authenticator((await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])) as CryptoKeyPair);
  }

  /** Makes its passkey of what a site has offered. */
  async create({ challenge, rp }: PasskeyOffer, wrong: Wrong = {}) {
    const id = this.#idBytes();
    const newKey = joined(new Uint8Array(16), bigEndian(id.length, 2), id, await this.#coseKey());
    const flags = wrong.flags ?? PRESENT | VERIFIED | NEW_KEY;
    const authData = joined(await this.#said(wrong.rpId ?? rp.id, flags, 0), newKey);
    const attestation = isoCBOR.encode(
      new Map<string, never>([
        ['fmt', 'none' as never],
        ['attStmt', new Map() as never],
        ['authData', authData as never],
      ]),
    );
    const clientDataJSON = clientData('webauthn.create', challenge, wrong.origin);
    return this.#response({ clientDataJSON: toBase64Url(clientDataJSON), attestationObject: toBase64Url(attestation) });
  }

  /** Signs what a site has offered for a log-in. */
  async sign({ challenge, rpId }: PasskeyLogInOffer, wrong: Wrong = {}) {
    this.#counter = wrong.counter ?? this.#counter + 1;
    const authenticatorData = await this.#said(wrong.rpId ?? rpId, wrong.flags ?? PRESENT | VERIFIED, this.#counter);
    const clientDataJSON = clientData('webauthn.get', challenge, wrong.origin);
    const signed = joined(authenticatorData, await sha256(clientDataJSON));
    const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, this.#keys.privateKey, signed);
    return this.#response({
      clientDataJSON: toBase64Url(clientDataJSON),
      authenticatorData: toBase64Url(authenticatorData),
      signature: toBase64Url(asDer(new Uint8Array(signature))),
    });
  }

  #response<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} } as const;
  }

  async #said(rpId: string, flags: number, counter: number): Promise<Uint8Array<ArrayBuffer>> {
    return joined(await sha256(joined(encoder.encode(rpId))), Uint8Array.of(flags), bigEndian(counter, 4));
  }

  #idBytes(): Uint8Array {
    const text = atob(this.id.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  }

  /** The public key as COSE: an elliptic curve (2), ES256 (-7), P-256 (1), and the two coordinates. */
  async #coseKey(): Promise<Uint8Array> {
    const raw = new Uint8Array((await crypto.subtle.exportKey('raw', this.#keys.publicKey)) as ArrayBuffer);
    return isoCBOR.encode(
      new Map<number, never>([
        [1, 2 as never],
        [3, -7 as never],
        [-1, 1 as never],
        [-2, raw.slice(1, 33) as never],
        [-3, raw.slice(33) as never],
      ]),
    );
  }
}

const clientData = (type: string, challenge: string, origin = 'http://localhost'): Uint8Array<ArrayBuffer> =>
  joined(encoder.encode(JSON.stringify({ type, challenge, origin, crossOrigin: false })));

/** Authenticators write the two numbers of a signature as a sequence of ASN.1. */
function asDer(raw: Uint8Array): Uint8Array {
  const numbers = [raw.slice(0, 32), raw.slice(32)].map(asInteger);
  const length = numbers.reduce((sum, one) => sum + one.length, 0);
  return joined(Uint8Array.of(0x30, length), ...numbers);
}

function asInteger(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0);
  const digits = bytes.slice(first);
  const positive = (digits[0] ?? 0) > 0x7f ? joined(Uint8Array.of(0), digits) : digits;
  return joined(Uint8Array.of(0x02, positive.length), positive);
}
