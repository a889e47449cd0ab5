/** Somebody with a user name and a real one. */
export interface NamedAccount {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The names as the reader may see them: the username stands in their place otherwise (checklist D-78). */
export const shownNames = (
  account: NamedAccount,
  visible: boolean,
): { readonly first_name: string; readonly last_name: string } =>
  visible ? { first_name: account.firstName, last_name: account.lastName } : { first_name: account.id, last_name: '' };

/** The same as one text. */
export const shownName = (account: NamedAccount, visible: boolean): string =>
  visible ? `${account.firstName} ${account.lastName}` : account.id;
