/** Marks a new account on this device, so that the front page shows its first steps until they are dismissed. */
import { userKey } from './user-storage.ts';

const keyOf = (account: string): string => userKey(account, 'welcome');

export const markNewAccount = (account: string): void => localStorage.setItem(keyOf(account), 'shown');

export const isNewAccount = (account: string): boolean => localStorage.getItem(keyOf(account)) !== null;

export const dismissWelcome = (account: string): void => localStorage.removeItem(keyOf(account));
