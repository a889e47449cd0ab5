import type { PowersAnswer } from '../../contract/accounts.ts';

export interface Organiser {
  readonly type: 'club' | 'organization';
  readonly id: string;
  readonly name: string;
}

/** Whom the reader may organise for, each once: the organisations, then the clubs. */
export function organisersOf({ organizations, clubs }: PowersAnswer): readonly Organiser[] {
  return [...organisers('organization', organizations), ...organisers('club', clubs)];
}

function organisers(type: Organiser['type'], { manager, all, arbiter }: PowersAnswer['clubs']): readonly Organiser[] {
  const byId = new Map([...manager, ...all, ...arbiter].map(({ id, name }) => [id, { type, id, name }]));
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name));
}

/** One text for both parts of an organiser, as a choice of a list has it. */
export const organiserKey = ({ type, id }: Pick<Organiser, 'type' | 'id'>): string => `${type}:${id}`;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What of its kind the reader manages, each once. */
export const managedOf = ({ manager, all }: PowersAnswer['clubs']): readonly Named[] => eachOnce([...manager, ...all]);

/** Whose texts the reader may edit: what of its kind he manages, and what he is editor of, each once. */
export const editedOf = ({ manager, all, editor }: PowersAnswer['clubs']): readonly Named[] =>
  eachOnce([...manager, ...all, ...editor]);

function eachOnce(rows: readonly Named[]): readonly Named[] {
  const byId = new Map(rows.map((one) => [one.id, one]));
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name));
}
