/** Who is paired, as numbers and back: the players of a tournament, or its teams where teams are paired. */
import type { TeamPairingInput } from '../pairing/team-pairing.ts';
import type { Online } from './attendance.ts';
import { newBoard } from './change.ts';
import { hasMatches, KINDS } from './kinds.ts';
import { newMatch } from './match.ts';
import { numberedField, stageField } from './numbered-field.ts';
import { numberedTeams } from './numbered-teams.ts';
import { pairingInput } from './pairing-input.ts';
import type { EntrantId } from './seats.ts';
import type { Board, Match, Tournament } from './state.ts';
import { teamPairingInput } from './team-pairing-input.ts';

export interface PairedField {
  /** What the pairing of a round has to know; where it matters, also by who is online. */
  readonly inputFor: (round: number, online: Online) => TeamPairingInput;
  readonly entrantOf: (number: number) => EntrantId;
  /** Two who meet, at a place of the round. */
  readonly pairingOf: (place: number, white: number, black: number) => Board | Match;
}

export const pairedField = (tournament: Tournament): PairedField =>
  KINDS[tournament.settings.kind].paired === 'teams' ? pairedTeams(tournament) : pairedPlayers(tournament);

function pairedPlayers(tournament: Tournament): PairedField {
  const numbered = hasMatches(tournament) ? stageField(tournament) : numberedField(tournament);
  const { accountOf } = numbered;
  return {
    inputFor: (round, online) => ({ ...pairingInput(tournament, round, numbered, online), gamePoints: new Map() }),
    entrantOf: accountOf,
    pairingOf: (place, white, black) => newBoard(place, accountOf(white), accountOf(black)),
  };
}

function pairedTeams(tournament: Tournament): PairedField {
  const numbered = numberedTeams(tournament);
  const { teamOf } = numbered;
  return {
    inputFor: (round) => teamPairingInput(tournament, round, numbered),
    entrantOf: teamOf,
    pairingOf: (place, white, black) => newMatch(place, teamOf(white), teamOf(black)),
  };
}
