import type { SeasonTournamentRow } from '../../db/read/league.ts';
import { readTournament } from '../../db/read/tournament.ts';
import type { TournamentId } from '../../domain/ids.ts';
import type { Member } from '../../domain/league/season.ts';
import type { SeasonResult } from '../../domain/league/season-table.ts';
import { halfPoints } from '../../domain/points.ts';
import { isPlayer, type Tournament } from '../../domain/tournament/state.ts';
import type { Deps } from '../deps.ts';

/** What a tournament brought one of its players, or one of its teams where those take part. */
export type EventEntry = { readonly member: Member } & Omit<SeasonResult<TournamentId>, 'event'>;

/** A tournament as far as the season it belongs to asks. */
export interface SeasonEvent extends Pick<Tournament, 'id' | 'host' | 'settings'> {
  /** Nobody has a result of it before it is started. */
  readonly entries: readonly EventEntry[];
}

/**
 * The events that were read last, by what they were read from: results are worked out from a whole tournament, and most
 * tournaments of a league will not change again. What has changed since has another revision, here and in every other
 * copy of the Worker.
 */
const kept = new Map<string, SeasonEvent>();
const KEPT_MOST = 400;

/** The tournaments of these rows, in their order; one that has gone in the meantime is left out. */
export async function seasonEvents(
  { db }: Pick<Deps, 'db'>,
  rows: readonly SeasonTournamentRow[],
): Promise<readonly (SeasonEvent & Pick<SeasonTournamentRow, 'season' | 'category'>)[]> {
  const events = await Promise.all(
    rows.map(async ({ id, revision, createdAt, season, category }) => {
      // Where one has been deleted, another one may have its id.
      const key = `${id} ${createdAt} ${revision}`;
      const event = kept.get(key) ?? (await readEvent(db, id));
      if (event === undefined) return [];
      keep(key, event);
      return [{ ...event, season, category }];
    }),
  );
  return events.flat();
}

/** The one that has not been asked for longest goes first. */
function keep(key: string, event: SeasonEvent): void {
  kept.delete(key);
  kept.set(key, event);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MOST && oldest !== undefined) kept.delete(oldest);
}

async function readEvent(db: Deps['db'], id: TournamentId): Promise<SeasonEvent | undefined> {
  const tournament = await readTournament(db, id);
  if (tournament === undefined) return undefined;
  const { host, settings, phase } = tournament;
  return { id, host, settings, entries: phase.kind === 'open' ? [] : entriesOf(tournament) };
}

const entriesOf = ({ participants }: Tournament): readonly EventEntry[] =>
  participants.map((one): EventEntry => {
    if (!isPlayer(one)) {
      const member = { kind: 'team', id: one.team } as const;
      return { member, points: one.matchScore, gamePoints: one.gameScore, place: one.rank };
    }
    const { score, rank } = one.standing;
    return { member: { kind: 'player', id: one.account }, points: score, gamePoints: halfPoints(0), place: rank };
  });
