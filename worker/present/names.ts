export interface NamedAccount {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The names as the viewer may see them: the user name replaces a hidden real name (checklist D-78). */
export const shownNames = (
  account: NamedAccount,
  visible: boolean,
): { readonly firstName: string; readonly lastName: string } =>
  visible ? { firstName: account.firstName, lastName: account.lastName } : { firstName: account.id, lastName: '' };

/** Sorts by the displayed name only, because an order by hidden names would reveal them. */
export const byShownName = <Row extends NamedAccount>(
  rows: readonly Row[],
  isVisible: (row: Row) => boolean,
): Row[] => {
  const keyOf = (row: Row): string => (isVisible(row) ? `${row.lastName} ${row.firstName}` : row.id);
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((one, other) => one.key.localeCompare(other.key, 'nb') || one.row.id.localeCompare(other.row.id))
    .map(({ row }) => row);
};

/** The same as one string. */
export const shownName = (account: NamedAccount, visible: boolean): string =>
  visible ? `${account.firstName} ${account.lastName}` : account.id;
