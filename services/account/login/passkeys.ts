import type {
  MadePasskey,
  PasskeyLogInOffer,
  PasskeyOffer,
  SignedByPasskey,
} from '../../../contract/accounts/passkeys.ts';
import { commit } from '../../../db/commit.ts';
import { type Passkey, readPasskey, readPasskeysOf } from '../../../db/read/passkey.ts';
import {
  deleteExpiredChallenges,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  notePasskeyUse,
  PASSKEY_UNIQUE,
  spendChallenge,
} from '../../../db/write/passkey.ts';
import type { Actor } from '../../../domain/access/actor.ts';
import type { AccountId, PasskeyId } from '../../../domain/kernel/ids.ts';
import { MOST_PASSKEYS, PASSKEY_TIME_MS } from '../../../domain/kernel/limits.ts';
import { millis } from '../../../domain/kernel/time.ts';
import { personAsking } from '../../authority.ts';
import type { AccountDeps, Deps } from '../../deps.ts';
import { orNotFound, orRefuse, Refusal } from '../../refusal.ts';
import { ownAccount, provePassword } from '../settings.ts';
import { hashSecret, passkeySecret, toBase64Url } from './random-secrets.ts';
import { openSession } from './sessions.ts';

/** Ed25519, ECDSA on P-256 and RSA (COSE algorithms): every authenticator supports one of them. */
const ALGORITHMS = [-8, -7, -257] as const;

/** The address of this site. A passkey is bound to it. */
interface Site {
  readonly origin: string;
}

const domainOf = ({ origin }: Site): string => new URL(origin).hostname;

export const ownPasskeys = (deps: Deps, actor: Actor): Promise<Passkey[]> =>
  readPasskeysOf(deps.db, personAsking(actor).account);

/**
 * Options for creating a passkey. The caller must enter a password that they chose themselves: others know a given
 * password, and a passkey would outlast it.
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
    // The authenticator stores this id beside the name. It is random, so it reveals nothing.
    user: { id: passkeySecret(), name: own.id, displayName: `${own.firstName} ${own.lastName}` },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PASSKEY_TIME_MS,
    excludeCredentials: known.map(({ id }) => ({ type: 'public-key', id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
}

/** Stores the passkey that the authenticator has created from the offer. */
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

export async function removePasskey(deps: Deps, actor: Actor, id: PasskeyId): Promise<void> {
  const { account } = personAsking(actor);
  orRefuse(
    await commit(deps.db, { claim: { write: deletePasskey(deps.db, account, id), otherwise: 'notFound' }, writes: [] }),
  );
}

/** Options for logging in with any passkey of this site. The user chooses the passkey, and with it the account. */
export const offerPasskeyLogIn = async (deps: Deps, site: Site): Promise<PasskeyLogInOffer> => ({
  challenge: await newChallenge(deps, null),
  rpId: domainOf(site),
  timeout: PASSKEY_TIME_MS,
  userVerification: 'required',
});

/** Starts a session for a passkey's signature and returns the token. Every failure gets the same refusal. */
export async function logInByPasskey(
  deps: Deps,
  { origin, passkey, device }: Site & { readonly passkey: SignedByPasskey; readonly device: string },
): Promise<string> {
  const known = orNotFound(await readPasskey(deps.db, passkey.id), 'passkeyRefused');
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

/** Consumes the signed challenge, which was issued for this purpose. It stays consumed even if a later check fails. */
async function spentChallenge(deps: Deps, clientDataJSON: string, account: AccountId | null): Promise<string> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  const { challenge } = await accepted(async () => decodeClientDataJSON(clientDataJSON));
  const write = spendChallenge(deps.db, await hashSecret(String(challenge)), account, deps.now());
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'passkeyRefused' }, writes: [] }));
  return challenge;
}

/** The library throws on any invalid input. */
async function accepted<Verified>(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify();
  } catch {
    throw new Refusal('passkeyRefused');
  }
}

const tooMany = (): Refusal => new Refusal('tooManyPasskeys', { most: MOST_PASSKEYS });

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (message) => message.charCodeAt(0));
