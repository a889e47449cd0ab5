/** Knockout table: places follow from the stage reached (formats sheet, section 2). */
import { type KnockoutPlace, knockoutPlaces } from '../../pairing/knockout.ts';
import { teamsToPair } from '../../pairing/team-pairing.ts';
import { stageField } from '../rounds/numbered-field.ts';
import { withPlayers } from '../value/change.ts';
import type { Tournament } from '../value/state.ts';
import type { TeamField } from '../value/team-field.ts';

/** By start number. The losers of a stage share a place, as do all remaining entrants. */
export type BracketPlaces = ReadonlyMap<number, KnockoutPlace>;

export const bracketPlaces = (tournament: Tournament): BracketPlaces =>
  byNumber(knockoutPlaces(stageField(tournament).field));

export const teamBracketPlaces = (teams: TeamField): BracketPlaces =>
  byNumber(knockoutPlaces(teamsToPair(teams, teams.rounds + 1).field));

const byNumber = (places: readonly KnockoutPlace[]): BracketPlaces => new Map(places.map((row) => [row.number, row]));

/** Marks eliminated entrants. */
export const withEliminated = (tournament: Tournament, places: BracketPlaces): Tournament =>
  withPlayers(tournament, (player) => {
    const eliminated = places.get(player.seed)?.eliminated ?? false;
    return player.eliminated === eliminated ? player : { ...player, eliminated };
  });
