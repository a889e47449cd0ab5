/** The log of an archive names participants by key and others by user name. */
import { type AccountId, asId } from '../../kernel/ids.ts';
import type { LogEntry } from '../log/log.ts';
import { playersOf, type Tournament, teamsOf } from '../value/state.ts';
import type { NewId } from '../value/with-ids.ts';

export type ArchivedEntry = Omit<LogEntry, 'revision'>;

/** The prefix marks accounts of another server, so that they are not confused with local ones. */
const FOREIGN_PREFIX = '@';
const foreignAccount = (name: string): AccountId => asId(`${FOREIGN_PREFIX}${name}`);
export const isForeignAccount = (id: string): boolean => id.startsWith(FOREIGN_PREFIX);
export const foreignName = (id: string): string => id.slice(FOREIGN_PREFIX.length);

/** Without the entries that concern this server only. */
export const archivedLog = (log: readonly LogEntry[], keyOf: NewId): ArchivedEntry[] =>
  log
    .filter(({ facts }) => !facts.some(({ kind }) => kind === 'takenOver'))
    .map((entry) => withNames(entry, (id) => (isForeignAccount(id) ? asId(foreignName(id)) : keyOf(id))));

/** Who takes no part in the tournament stays a foreign account. */
export function localLog(
  log: readonly ArchivedEntry[],
  tournament: Pick<Tournament, 'participants'>,
  idOf: NewId,
): ArchivedEntry[] {
  const keys = new Set<string>([
    ...playersOf(tournament).map(({ account }) => account),
    ...teamsOf(tournament).map(({ team }) => team),
  ]);
  return log.map((entry) => withNames(entry, (name) => (keys.has(name) ? idOf(name) : asId(foreignAccount(name)))));
}

const withNames = ({ at, by, facts }: ArchivedEntry, nameOf: NewId): ArchivedEntry => ({
  at,
  by: by && nameOf(by),
  facts: facts.map((fact) => ({ ...fact, ...(fact.who !== undefined && { who: fact.who.map(nameOf) }) })),
});
