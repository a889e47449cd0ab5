import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { AuthInfo } from '../contract/accounts.ts';
import * as calls from '../contract/calls.ts';
import { asId } from '../domain/ids.ts';
import { ApiError, ask } from './api.ts';

/** Has the browser ask for a passkey of this site, and logs in with it. */
export async function logInByPasskey(): Promise<AuthInfo> {
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: await ask(calls.offerPasskeyLogIn) });
  const { clientDataJSON, authenticatorData, signature } = response;
  const signed = { clientDataJSON, authenticatorData, signature };
  return ask(calls.logInByPasskey, { body: { passkey: { id: asId(id), rawId: asId(rawId), type, response: signed } } });
}

/** Has the browser make a passkey of this site, and adds it to the account under this name. */
export async function addPasskey({ name, pwd }: { readonly name: string; readonly pwd: string }): Promise<unknown> {
  const optionsJSON = await ask(calls.offerPasskey, { body: { pwd } });
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(knownAlready);
  const { clientDataJSON, attestationObject } = response;
  const made = { clientDataJSON, attestationObject };
  const passkey = { id: asId(id), rawId: asId(rawId), type, response: made } as const;
  return ask(calls.addPasskey, { body: { name, passkey } });
}

/** The browser says so itself where the authenticator has a passkey of this account already. */
function knownAlready(error: unknown): never {
  if (error instanceof Error && error.name === 'InvalidStateError')
    throw new ApiError(409, { message: 'passkeyKnown' });
  throw error;
}
