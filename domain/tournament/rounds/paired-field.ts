/** The entrants to be paired as numbers: players, or teams. */
import type { TeamPairingInput } from '../../pairing/team-pairing.ts';
import type { Online } from '../guards/attendance.ts';
import { newMatch } from '../teams/match.ts';
import { newBoard } from '../value/change.ts';
import { FORMATS, hasMatches } from '../value/formats.ts';
import type { Board, EntrantId, Match, Tournament } from '../value/state.ts';
import { numberedField, stageField } from './numbered-field.ts';
import { numberedTeams } from './numbered-teams.ts';
import { pairingInput } from './pairing-input.ts';
import { teamPairingInput } from './team-pairing-input.ts';

export interface PairedField {
  /** `online` matters only in formats that pair those present. */
  readonly inputFor: (round: number, online: Online) => TeamPairingInput;
  readonly entrantOf: (number: number) => EntrantId;
  readonly pairingOf: (place: number, white: number, black: number) => Board | Match;
}

export const pairedField = (tournament: Tournament): PairedField =>
  FORMATS[tournament.settings.format].paired === 'teams' ? pairedTeams(tournament) : pairedPlayers(tournament);

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
