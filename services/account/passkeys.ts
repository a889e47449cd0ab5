import type { MadePasskey, PasskeyLogInOffer, PasskeyOffer, SignedByPasskey } from '../../contract/passkeys.ts';
import { commit } from '../../db/commit.ts';
import { type Passkey, readPasskey, readPasskeysOf } from '../../db/read/passkey.ts';
import {
  deleteExpiredChallenges,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  notePasskeyUse,
  PASSKEY_UNIQUE,
  spendChallenge,
} from '../../db/write/passkey.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId, PasskeyId } from '../../domain/ids.ts';
import { MOST_PASSKEYS, PASSKEY_TIME_MS } from '../../domain/limits.ts';
import { millis } from '../../domain/time.ts';
import { personAsking } from '../authority.ts';
import type { AccountDeps, Deps } from '../deps.ts';
import { found, orRefuse, Refusal } from '../refusal.ts';
import { hashSecret, passkeySecret, toBase64Url } from './random-secrets.ts';
import { openSession } from './sessions.ts';
import { ownAccount, provePassword } from './settings.ts';

/** Ed25519, ECDSA on P-256, RSA: what every authenticator knows one of (COSE algorithms). */
const ALGORITHMS = [-8, -7, -257] as const;

/** The address of this site, of which a passkey is good for no other. */
interface Site {
  readonly origin: string;
}

const domainOf = ({ origin }: Site): string => new URL(origin).hostname;

/** The passkeys of the caller, the oldest first. */
export const ownPasskeys = (deps: Deps, actor: Actor): Promise<Passkey[]> =>
  readPasskeysOf(deps.db, personAsking(actor).account);

/**
 * What the caller's authenticator makes a passkey of. It takes the password, and one of the own: whoever knows it opens
 * the account once, a passkey opens it for good.
 */
export async function offerPasskey(
  deps: AccountDeps,
  actor: Actor,
  { origin, password }: Site & { readonly password: string },
): Promise<PasskeyOffer> {
  const own = await ownAccount(deps, actor);
  if (own.passwordIsGiven) throw new Refusal('choosePasswordFirst');
  await provePassword(deps, own.id, password);
  const known = await readPasskeysOf(deps.db, own.id);
  if (known.length >= MOST_PASSKEYS) throw tooMany();
  return {
    challenge: await newChallenge(deps, own.id),
    rp: { id: domainOf({ origin }), name: 'Rokade' },
    // The authenticator keeps this number beside the name. It means nothing, so that it tells nothing.
    user: { id: passkeySecret(), name: own.id, displayName: `${own.firstName} ${own.lastName}` },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PASSKEY_TIME_MS,
    excludeCredentials: known.map(({ id }) => ({ type: 'public-key', id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
}

/** Keeps the passkey that the caller's authenticator has made of what it was offered. */
export async function addPasskey(
  deps: Deps,
  actor: Actor,
  { origin, name, passkey }: Site & { readonly name: string; readonly passkey: MadePasskey },
): Promise<void> {
  const { account } = personAsking(actor);
  const expectedChallenge = await spentChallenge(deps, passkey.response.clientDataJSON, account);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { verified, registrationInfo } = await accepted(() =>
    verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: domainOf({ origin }),
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  );
  if (!verified) throw new Refusal('passkeyRefused');
  const { publicKey, counter } = registrationInfo.credential;
  const row = { id: passkey.id, account, publicKey: toBase64Url(publicKey), counter, name, createdAt: deps.now() };
  const done = await commit(deps.db, {
    claim: { write: insertPasskey(deps.db, row, MOST_PASSKEYS), otherwise: 'tooManyPasskeys' },
    writes: [],
    unique: [PASSKEY_UNIQUE],
  });
  if (!done.ok) throw done.key === 'tooManyPasskeys' ? tooMany() : new Refusal(done.key);
}

/** One of the own passkeys opens nothing any more. */
export async function removePasskey(deps: Deps, actor: Actor, id: PasskeyId): Promise<void> {
  const { account } = personAsking(actor);
  orRefuse(
    await commit(deps.db, { claim: { write: deletePasskey(deps.db, account, id), otherwise: 'notFound' }, writes: [] }),
  );
}

/** What any passkey of this site signs to log in; which one, and so who it is, the person chooses. */
export const offerPasskeyLogIn = async (deps: Deps, site: Site): Promise<PasskeyLogInOffer> => ({
  challenge: await newChallenge(deps, null),
  rpId: domainOf(site),
  timeout: PASSKEY_TIME_MS,
  userVerification: 'required',
});

/** Opens a log-in for what a passkey has signed, and gives the token. Whatever is wrong gets the same answer. */
export async function logInByPasskey(
  deps: Deps,
  { origin, passkey, device }: Site & { readonly passkey: SignedByPasskey; readonly device: string },
): Promise<string> {
  const known = found(await readPasskey(deps.db, passkey.id), 'passkeyRefused');
  const expectedChallenge = await spentChallenge(deps, passkey.response.clientDataJSON, null);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await accepted(() =>
    verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: domainOf({ origin }),
      credential: { id: known.id, publicKey: toBytes(known.publicKey), counter: known.counter },
      requireUserVerification: true,
    }),
  );
  if (!verified) throw new Refusal('passkeyRefused');
  const used = { counter: authenticationInfo.newCounter, at: deps.now() };
  orRefuse(
    await commit(deps.db, {
      claim: { write: notePasskeyUse(deps.db, known, used), otherwise: 'passkeyRefused' },
      writes: [],
    }),
  );
  return openSession(deps, known.account, device);
}

async function newChallenge(deps: Deps, account: AccountId | null): Promise<string> {
  const challenge = passkeySecret();
  const now = deps.now();
  await commit(deps.db, {
    writes: [
      deleteExpiredChallenges(deps.db, now),
      insertChallenge(deps.db, {
        challengeHash: await hashSecret(challenge),
        account,
        expiresAt: millis(now + PASSKEY_TIME_MS),
      }),
    ],
  });
  return challenge;
}

/**
 * What was signed, where it was given out for this and has not come before. From now on it is worth nothing, whatever
 * becomes of the rest.
 */
async function spentChallenge(deps: Deps, clientDataJSON: string, account: AccountId | null): Promise<string> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  const { challenge } = await accepted(async () => decodeClientDataJSON(clientDataJSON));
  const write = spendChallenge(deps.db, await hashSecret(String(challenge)), account, deps.now());
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'passkeyRefused' }, writes: [] }));
  return challenge;
}

/** The library throws whatever is wrong with what was sent. */
async function accepted<Verified>(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify();
  } catch {
    throw new Refusal('passkeyRefused');
  }
}

const tooMany = (): Refusal => new Refusal('tooManyPasskeys', { most: MOST_PASSKEYS });

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
