import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import * as calls from '../../contract/calls.ts';
import { decodeAuthInfo, type SessionUser } from '../../contract/codec/session-user.ts';
import { asId } from '../../domain/kernel/ids.ts';
import { ApiError, callApi } from '../api.ts';

/** Requests a passkey of this site from the browser, and logs in with it. */
export async function logInByPasskey(): Promise<SessionUser> {
  const { id, rawId, type, response } = await startAuthentication({
    optionsJSON: await callApi(calls.offerPasskeyLogIn),
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  const signed = { clientDataJSON, authenticatorData, signature };
  const passkey = { id: asId(id), rawId: asId(rawId), type, response: signed } as const;
  return decodeAuthInfo(await callApi(calls.logInByPasskey, { body: { passkey } }));
}

/** Creates a passkey of this site in the browser, and adds it to the account under this name. */
export async function addPasskey({ name, pwd }: { readonly name: string; readonly pwd: string }): Promise<unknown> {
  const optionsJSON = await callApi(calls.offerPasskey, { body: { pwd } });
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(knownAlready);
  const { clientDataJSON, attestationObject } = response;
  const made = { clientDataJSON, attestationObject };
  const passkey = { id: asId(id), rawId: asId(rawId), type, response: made } as const;
  return callApi(calls.addPasskey, { body: { name, passkey } });
}

/** The browser reports this itself where the authenticator already has a passkey of this account. */
function knownAlready(error: unknown): never {
  if (error instanceof Error && error.name === 'InvalidStateError')
    throw new ApiError(409, { message: 'passkeyKnown' });
  throw error;
}
