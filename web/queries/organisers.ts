import type { RolesAnswer } from '../../contract/accounts/accounts.ts';

export interface Organiser {
  readonly type: 'club' | 'organization';
  readonly id: string;
  readonly name: string;
}

/** The clubs and organisations that the user may organise for, each once: organisations, then clubs. */
export function organisersOf({ organizations, clubs }: RolesAnswer): readonly Organiser[] {
  return [...organisers('organization', organizations), ...organisers('club', clubs)];
}

function organisers(type: Organiser['type'], { manager, all, arbiter }: RolesAnswer['clubs']): readonly Organiser[] {
  const byId = new Map([...manager, ...all, ...arbiter].map(({ id, name }) => [id, { type, id, name }]));
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** Type and id of an organiser in one string, for the options of a list. */
export const organiserKey = ({ type, id }: Pick<Organiser, 'type' | 'id'>): string => `${type}:${id}`;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The managed clubs or organisations, each once. */
export const managedOf = ({ manager, all }: RolesAnswer['clubs']): readonly Named[] => eachOnce([...manager, ...all]);

/** The clubs or organisations whose texts the user may edit, as manager or editor, each once. */
export const editedOf = ({ manager, all, editor }: RolesAnswer['clubs']): readonly Named[] =>
  eachOnce([...manager, ...all, ...editor]);

function eachOnce(rows: readonly Named[]): readonly Named[] {
  const byId = new Map(rows.map((one) => [one.id, one]));
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name));
}
