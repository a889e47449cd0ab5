/** The matches of teams on the wire. */
import { BYE } from '../../contract/codes.ts';
import type { MatchView } from '../../contract/tournaments.ts';
import { toPoints } from '../../domain/points.ts';
import type { Color } from '../../domain/tournament/field.ts';
import { boardResults, boardsOfMatch, matchResult } from '../../domain/tournament/match.ts';
import { placesIn } from '../../domain/tournament/seats.ts';
import type { FreeRound, Match, Tournament } from '../../domain/tournament/state.ts';
import { boardsPoints } from '../../domain/tournament/team-field.ts';
import type { Visibility } from './visibility.ts';

/** The matches of all rounds, and the teams without one, with what of their results the reader may see. */
export const presentMatches = (tournament: Tournament, visible: Visibility): MatchView[] =>
  tournament.rounds.flatMap((round) =>
    placesIn(round).flatMap(({ pairing, board }) => {
      if (pairing.kind === 'board') return [];
      return [
        pairing.kind === 'bye'
          ? freeRow(round.number, board, pairing)
          : presentMatch(tournament, round.number, pairing, visible),
      ];
    }),
  );

/** Made once for each way in which a match is shown: it stays the same value until something happens in it. */
function presentMatch(tournament: Tournament, round: number, match: Match, visible: Visibility): MatchView {
  const isShown = match.boards.every(({ white, black }) => visible.result(white, black));
  const made = MADE.get(match) ?? [];
  const row = made[Number(isShown)] ?? matchRow(tournament, round, match, isShown);
  made[Number(isShown)] = row;
  MADE.set(match, made);
  return row;
}

const MADE = new WeakMap<Match, MatchView[]>();

function matchRow({ settings }: Tournament, round: number, match: Match, isShown: boolean): MatchView {
  const points = (side: Color): number | null =>
    isShown ? toPoints(boardsPoints(boardResults(match, side, boardsOfMatch(settings)), settings.points)) : null;
  return {
    round,
    match: match.board,
    white: match.white,
    black: match.black,
    bye: null,
    line_ups_open: match.lineUps !== null,
    white_line_up: match.lineUps !== null && match.lineUps.white !== null,
    black_line_up: match.lineUps !== null && match.lineUps.black !== null,
    white_points: points('white'),
    black_points: points('black'),
    result: isShown ? matchResult(match) : null,
  };
}

const freeRow = (round: number, match: number, { who, bye }: FreeRound): MatchView => ({
  round,
  match,
  white: who,
  black: BYE,
  bye,
  line_ups_open: false,
  white_line_up: false,
  black_line_up: false,
  white_points: null,
  black_points: null,
  result: null,
});
