import { aliasedTable, and, eq, gte, or } from 'drizzle-orm';
import type { AccountId, TournamentId } from '../../../domain/kernel/ids.ts';
import type { TimeControl } from '../../../domain/kernel/time-control.ts';
import type { RatedBoard } from '../../../domain/tournament/standings/rating-estimate.ts';
import type { Db } from '../../client.ts';
import { pairings, participants, tournaments } from '../../schema/index.ts';

/** A FIDE-rated tournament of a player, with the player's boards in it. */
export interface RatedTournament {
  readonly id: TournamentId;
  readonly organiserType: 'club' | 'organization';
  readonly organiser: string;
  readonly publiclyViewable: boolean;
  readonly showOnlyTop: number | null;
  readonly fideRated: boolean;
  readonly variant: 'Chess' | 'Antichess' | 'PawnVsPawn';
  readonly initialMinutes: number;
  readonly incrementSeconds: number;
  readonly stages: TimeControl | null;
  readonly hasTimeControl: boolean;
  readonly endDate: string;
  /** The player's rating on entry. */
  readonly rating: number | null;
  readonly boards: readonly RatedBoard<AccountId>[];
  /** The opponents' ratings on entry. */
  readonly ratings: ReadonlyMap<AccountId, number | null>;
}

/** The FIDE-rated tournaments of an account that end on this day (`YYYY-MM-DD`) or later, in one query. */
export async function readRatedTournaments(db: Db, account: AccountId, from: string): Promise<RatedTournament[]> {
  const opponent = aliasedTable(participants, 'opponent');
  const rows = await db
    .select({
      tournament: {
        id: tournaments.id,
        organiserType: tournaments.organiserType,
        organiser: tournaments.organiser,
        publiclyViewable: tournaments.publiclyViewable,
        showOnlyTop: tournaments.showOnlyTop,
        fideRated: tournaments.fideRated,
        variant: tournaments.variant,
        initialMinutes: tournaments.initialMinutes,
        incrementSeconds: tournaments.incrementSeconds,
        stages: tournaments.stages,
        hasTimeControl: tournaments.hasTimeControl,
        endDate: tournaments.endDate,
      },
      rating: participants.rating,
      board: {
        white: pairings.white,
        black: pairings.black,
        result: pairings.result,
        unrated: pairings.unrated,
        online: pairings.online,
        matchGames: pairings.matchGames,
      },
      opponent: { account: opponent.account, entered: opponent.rating },
    })
    .from(pairings)
    .innerJoin(tournaments, eq(tournaments.id, pairings.tournament))
    .innerJoin(participants, and(eq(participants.tournament, pairings.tournament), eq(participants.account, account)))
    .innerJoin(
      opponent,
      and(
        eq(opponent.tournament, pairings.tournament),
        or(
          and(eq(pairings.white, account), eq(opponent.account, pairings.black)),
          and(eq(pairings.black, account), eq(opponent.account, pairings.white)),
        ),
      ),
    )
    .where(
      and(
        or(eq(pairings.white, account), eq(pairings.black, account)),
        eq(tournaments.fideRated, true),
        gte(tournaments.endDate, from),
      ),
    );
  const found = new Map<TournamentId, Gathered>();
  for (const { tournament, rating, board, opponent: other } of rows) {
    const known: Gathered = found.get(tournament.id) ?? { ...tournament, rating, boards: [], ratings: new Map() };
    known.boards.push({ ...board, matchGames: board.matchGames ?? [] });
    known.ratings.set(other.account, other.entered);
    found.set(tournament.id, known);
  }
  return [...found.values()];
}

interface Gathered extends Omit<RatedTournament, 'boards' | 'ratings'> {
  readonly boards: RatedBoard<AccountId>[];
  readonly ratings: Map<AccountId, number | null>;
}
