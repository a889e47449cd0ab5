import { z } from 'zod';
import { asId, type PasskeyId } from '../../domain/kernel/ids.ts';
import type { CamelKeys } from '../codec/case.ts';
import { nameText, typedPassword } from '../http/fields.ts';

// Passkeys: the messages of WebAuthn level 3 in JSON, as far as they are used here.

const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

/** A credential id has at most 1023 bytes. */
const credentialId = bytes(1364).transform((text) => asId<PasskeyId>(text));
const signedData = bytes(20_000);

const publicKey = z.literal('public-key');

/** The options for creating a passkey: `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyOffer = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ type: publicKey, id: z.string() })),
  authenticatorSelection: z.object({ residentKey: z.literal('required'), userVerification: z.literal('required') }),
  attestation: z.literal('none'),
});
export type PasskeyOffer = z.output<typeof passkeyOffer>;

/** The options for signing with a passkey: `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyLogInOffer = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});
export type PasskeyLogInOffer = z.output<typeof passkeyLogInOffer>;

export const offerPasskeyPayload = z.object({ pwd: typedPassword }).transform(({ pwd }) => ({ password: pwd }));

export const newPasskeyForm = z.object({ name: nameText, pwd: typedPassword });

const made = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({ clientDataJSON: signedData, attestationObject: signedData }),
});
export type MadePasskey = z.output<typeof made>;

export const addPasskeyPayload = z.object({ name: nameText, passkey: made });

const signed = z.object({
  id: credentialId,
  rawId: credentialId,
  type: publicKey,
  response: z.object({ clientDataJSON: signedData, authenticatorData: signedData, signature: signedData }),
});
export type SignedByPasskey = z.output<typeof signed>;

export const passkeyLogInPayload = z.object({ passkey: signed });

/** GET /s/account/passkeys: the caller's passkeys, the oldest first. */
export const passkeysAnswer = z.array(
  z.object({ id: z.string(), name: z.string(), created_at: z.string(), last_used: z.string().nullable() }),
);
export type OwnPasskey = CamelKeys<z.output<typeof passkeysAnswer>[number]>;
