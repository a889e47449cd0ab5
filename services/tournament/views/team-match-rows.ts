/** The matches of teams in wire format. */
import { BYE } from '../../../contract/http/codes.ts';
import type { MatchView } from '../../../contract/tournament/tournaments.ts';
import { toPoints } from '../../../domain/kernel/points.ts';
import { placesIn } from '../../../domain/tournament/guards/seats.ts';
import { boardResults, boardsOfMatch, matchResult } from '../../../domain/tournament/teams/match.ts';
import { homeOf, openPostponement, placeOf, startOfMatch } from '../../../domain/tournament/teams/match-day.ts';
import { reportStateOf } from '../../../domain/tournament/teams/match-report.ts';
import type { Color } from '../../../domain/tournament/value/field.ts';
import type { FreeRound, Match, Round, Tournament } from '../../../domain/tournament/value/state.ts';
import { boardsPoints } from '../../../domain/tournament/value/team-field.ts';
import type { Visibility } from '../../../domain/view/audience.ts';
import { iso } from './live.ts';

/** The matches and byes of all rounds, with the results that the viewer may see. */
export const presentMatches = (tournament: Tournament, visible: Visibility): MatchView[] =>
  tournament.rounds.flatMap((round) =>
    placesIn(round).flatMap(({ pairing, board }) => {
      if (pairing.kind === 'board') return [];
      return [
        pairing.kind === 'bye'
          ? freeRow(round.number, board, pairing)
          : presentMatch(tournament, round, pairing, visible),
      ];
    }),
  );

/** Memoised per visibility: a match keeps its identity until something in it changes. */
function presentMatch(tournament: Tournament, round: Round, match: Match, visible: Visibility): MatchView {
  const isShown = match.boards.every(({ white, black }) => visible.result(white, black));
  const made = MADE.get(match) ?? [];
  const known = made[Number(isShown)];
  const fixture = fixtureOf(tournament, round, match);
  // Time and venue also follow from the round, the settings and earlier matches.
  const row =
    known !== undefined && isStill(known, fixture) ? known : matchRow(tournament, round, match, isShown, fixture);
  made[Number(isShown)] = row;
  MADE.set(match, made);
  return row;
}

type Fixture = Pick<MatchView, 'startDate' | 'moved' | 'home' | 'place'>;

function fixtureOf(tournament: Tournament, { number, startAt }: Round, match: Match): Fixture {
  const start = startOfMatch({ startAt }, match);
  return {
    startDate: start === null ? null : iso(start),
    moved: match.day.startAt !== null,
    home: homeOf(tournament.settings, match),
    place: placeOf(tournament, number, match),
  };
}

const isStill = (row: MatchView, { startDate, moved, home, place }: Fixture): boolean =>
  row.startDate === startDate && row.moved === moved && row.home === home && row.place === place;

const MADE = new WeakMap<Match, MatchView[]>();

function matchRow({ settings }: Tournament, round: Round, match: Match, isShown: boolean, fixture: Fixture): MatchView {
  const points = (side: Color): number | null =>
    isShown ? toPoints(boardsPoints(boardResults(match, side, boardsOfMatch(settings)), settings.points)) : null;
  return {
    ...fixture,
    round: round.number,
    match: match.board,
    white: match.white,
    black: match.black,
    bye: null,
    lineUpsOpen: match.lineUps !== null,
    whiteLineUp: match.lineUps !== null && match.lineUps.white !== null,
    blackLineUp: match.lineUps !== null && match.lineUps.black !== null,
    whitePoints: points('white'),
    blackPoints: points('black'),
    result: isShown ? matchResult(match) : null,
    report: reportStateOf(match),
    postponementAsked: openPostponement(match) !== null,
  };
}

const freeRow = (round: number, match: number, { who, bye }: FreeRound): MatchView => ({
  round,
  match,
  white: who,
  black: BYE,
  bye,
  lineUpsOpen: false,
  whiteLineUp: false,
  blackLineUp: false,
  whitePoints: null,
  blackPoints: null,
  result: null,
  startDate: null,
  moved: false,
  home: 'neutral',
  place: null,
  report: 'none',
  postponementAsked: false,
});
