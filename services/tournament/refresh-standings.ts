import { bulkUpdate } from '../../db/bulk.ts';
import type { Db } from '../../db/client.ts';
import type { Write } from '../../db/commit.ts';
import type { ParticipantRow, TournamentState } from '../../db/read/tournament.ts';
import { participants } from '../../db/schema/index.ts';
import { formatTiebreak } from '../../domain/tiebreaks/format.ts';
import { type TiebreakId, tiebreakOfCode } from '../../domain/tiebreaks/names.ts';
import { standings } from '../../domain/tournament/standings.ts';
import { nextRound } from '../../domain/tournament/tournament.ts';
import { countedPairings } from '../../domain/tournament/withdrawal.ts';
import { toField } from './field.ts';
import { entrantsOf } from './lifecycle.ts';

type Ranked = Pick<ParticipantRow, 'account' | 'score' | 'tb1' | 'tb2' | 'tb3' | 'tb4' | 'rank'>;

/** A round robin's own order after the score (checklist D-01): nobody chooses it. */
const ROUND_ROBIN_TIEBREAKS: readonly TiebreakId[] = ['directEncounter', 'sonnebornBerger', 'wins'];

/** The rows of the standings as the results have them now, in the order of the starting list. */
export function rankedRows(state: TournamentState): Ranked[] {
  const { kind } = state.tournament;
  const counted = { ...state, pairings: countedPairings(kind, entrantsOf(state), state.pairings) };
  const { field, accountOf, columnsThrough } = toField(counted);
  const system = kind === 'RoundRobin' ? 'roundRobin' : 'swiss';
  const countedRounds = columnsThrough(nextRound(state) - 1);
  const table = standings(field, { system, tiebreaks: tiebreaksOf(state), countedRounds });
  const shown = shownColumns(state);
  return table.rows.map((row): Ranked => {
    const value = (position: number): string | null => {
      const column = shown[position];
      const scale = column === undefined ? undefined : table.columns[column]?.scale;
      const raw = column === undefined ? null : (row.values[column] ?? null);
      return raw === null || scale === undefined ? null : formatTiebreak(raw, scale);
    };
    return {
      account: accountOf(row.number),
      score: row.points,
      tb1: value(0),
      tb2: value(1),
      tb3: value(2),
      tb4: value(3),
      rank: row.rank,
    };
  });
}

/** The only writer of score, tie-breaks and rank: statements for the rows that changed. */
export function refreshStandings(db: Db, state: TournamentState): Write[] {
  const before = new Map(state.participants.map((row) => [row.account, row]));
  const changed = rankedRows(state).filter((row) => {
    const old = before.get(row.account);
    return old === undefined || KEYS.some((key) => old[key] !== row[key]);
  });
  return bulkUpdate(
    db,
    participants,
    ['tournament', 'account'],
    changed.map((row) => ({ tournament: state.tournament.id, ...row })),
  );
}

const KEYS = ['score', 'tb1', 'tb2', 'tb3', 'tb4', 'rank'] as const;

/** The tie-breaks that rank, in order. */
export function tiebreaksOf({ tournament }: TournamentState): readonly TiebreakId[] {
  if (tournament.kind === 'RoundRobin') return ROUND_ROBIN_TIEBREAKS;
  return chosenTiebreaks(tournament).filter((id): id is TiebreakId => id !== null);
}

function chosenTiebreaks({ tb1, tb2, tb3, tb4 }: TournamentState['tournament']): (TiebreakId | null)[] {
  return [tb1, tb2, tb3, tb4].map((code) => {
    const known = code === null ? null : tiebreakOfCode(code);
    return known?.ok ? known.value : null;
  });
}

/** Which column of the table each of tb1 to tb4 shows. */
function shownColumns({ tournament }: TournamentState): (number | undefined)[] {
  if (tournament.kind === 'RoundRobin') return ROUND_ROBIN_TIEBREAKS.map((_, index) => index);
  let next = 0;
  return chosenTiebreaks(tournament).map((id) => (id === null ? undefined : next++));
}
