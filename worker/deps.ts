import { makeDeps as makeCommonDeps } from '../durable-objects/deps.ts';
import { passwordStub } from '../durable-objects/stubs.ts';
import type { AccountDeps, Passwords } from '../services/deps.ts';

/** Builds the services' dependencies from the bindings and the client address of a request. */
export const makeDeps = (env: Env, address: string): AccountDeps => ({
  ...makeCommonDeps(env),
  passwords: passwordsOf(env, address),
});

const passwordsOf = (env: Env, address: string): Passwords => ({
  hash: async (password) => passwordStub(env, address).hash(password),
  fits: async (stored, password) => passwordStub(env, address).fits(stored ?? null, password),
});
