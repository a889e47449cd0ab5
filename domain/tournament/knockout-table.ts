/** The table of a knockout: the place follows from the stage that somebody has reached (formats sheet, section 2). */
import { type KnockoutPlace, knockoutPlaces } from '../pairing/knockout.ts';
import { teamsToPair } from '../pairing/team-pairing.ts';
import { withPlayers } from './change.ts';
import { stageField } from './numbered-field.ts';
import type { Tournament } from './state.ts';
import type { TeamField } from './team-field.ts';

/** By start number. The losers of one stage share a place, and so do all who are still in. */
export type BracketPlaces = ReadonlyMap<number, KnockoutPlace>;

export const bracketPlaces = (tournament: Tournament): BracketPlaces =>
  byNumber(knockoutPlaces(stageField(tournament).field));

/** The same of a knockout of teams. */
export const teamBracketPlaces = (teams: TeamField): BracketPlaces =>
  byNumber(knockoutPlaces(teamsToPair(teams, teams.rounds + 1).field));

const byNumber = (places: readonly KnockoutPlace[]): BracketPlaces => new Map(places.map((row) => [row.number, row]));

/** The tournament with who is out. */
export const withEliminated = (tournament: Tournament, places: BracketPlaces): Tournament =>
  withPlayers(tournament, (player) => {
    const eliminated = places.get(player.seed)?.eliminated ?? false;
    return player.eliminated === eliminated ? player : { ...player, eliminated };
  });
