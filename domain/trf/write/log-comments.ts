/** What happened in a tournament besides its pairings and results, for the comments of a working file. */
import type { LogEntry } from '../../tournament/log/log.ts';
import type { LogFact, LoggedValue } from '../../tournament/log/log-fact.ts';
import { BYES, type Bye } from '../../tournament/value/field.ts';
import { FORMATS } from '../../tournament/value/formats.ts';
import { GAME_RESULTS, type GameResult } from '../../tournament/value/game-result.ts';
import {
  boardsOf,
  type Player,
  pairedRounds,
  playersOf,
  type Round,
  type Tournament,
  teamsOf,
} from '../../tournament/value/state.ts';
import { makePoints } from '../columns.ts';
import { lateResultComment } from '../late-results.ts';
import { byeLetter } from '../round-result.ts';

/**
 * Points adjustments with their reasons, late results, then the log from its beginning: pairings changed by hand and
 * corrected results, in the start numbers of the file.
 */
export function commentsOf(
  tournament: Tournament,
  log: readonly LogEntry[],
  numbers: ReadonlyMap<string, number>,
): string[] {
  const numberOf = (who: string): string => String(numbers.get(who) ?? '?');
  const isByHand = FORMATS[tournament.settings.format].roundMaking === 'byHand';
  return [
    ...playersOf(tournament).flatMap((player) => decisionComments(player, numberOf(player.account))),
    ...tournament.rounds.flatMap((round) => lateComments(round, numbers)),
    ...log
      .flatMap(({ facts }) => facts)
      .flatMap((fact) => [
        ...(isByHand ? [] : handComments(fact, numberOf)),
        ...correctionComment(fact, numberOf, pairedRounds(tournament)),
      ]),
  ];
}

/** Start numbers of the paired entrants. */
export const startNumbersOf = (tournament: Tournament): ReadonlyMap<string, number> =>
  new Map<string, number>([
    ...playersOf(tournament).map(({ account, seed }) => [account, seed] as const),
    ...teamsOf(tournament).map(({ team, seed }) => [team, seed] as const),
  ]);

type NumberOf = (who: string) => string;

const decisionComments = ({ decisions = [] }: Player, number: string): string[] =>
  decisions.map(({ points, after, reason }) => {
    const when = after === null ? 'Final standings' : `Round ${after}`;
    const why = reason === '' ? '' : `: ${reason.replace(/\s+/g, ' ')}`;
    return `Points @ ${when}: ${number} ${points > 0 ? '+' : ''}${makePoints(points)}${why}`;
  });

/** Late results other than a draw, which the pairings had counted (OPEN-5), in the order of the numbers. */
const lateComments = (round: Round, numbers: ReadonlyMap<string, number>): string[] =>
  boardsOf(round)
    .flatMap(({ result, knownFromRound, ...board }) => {
      const [white, black] = [numbers.get(board.white), numbers.get(board.black)];
      if (knownFromRound === undefined || result === null || result === 'draw') return [];
      if (white === undefined || black === undefined) return [];
      return [{ round: round.number, white, black, knownFromRound, result: RESULT_TEXTS[result] }];
    })
    .sort((one, other) => one.white - other.white)
    .map(lateResultComment);

/** A pairing that is not the engine's. */
function handComments({ kind, round, who = [], before, after }: LogFact, numberOf: NumberOf): string[] {
  const pair = who.map(numberOf).join('-');
  const at = `MPA @ Round ${round}: `;
  switch (kind) {
    case 'draftSwapped':
    case 'seatsSwapped':
      return [`${at}${who.map(numberOf).join(' ')} seats changed`];
    case 'boardMade':
      return [`${at}${pair} added`];
    case 'boardDeleted':
      return [`${at}${pair} removed`];
    case 'byeGiven':
      return [`${at}${pair}=${byeText(after)} added`];
    case 'byeTaken':
      return [`${at}${pair}=${byeText(before)} removed`];
    default:
      return [];
  }
}

/** A result of a round that a later one is paired by. */
function correctionComment({ kind, round = 0, who = [], before, after }: LogFact, numberOf: NumberOf, paired: number) {
  const [was, is] = [resultText(before), resultText(after)];
  if ((kind !== 'result' && kind !== 'gameResult') || was === null || round >= paired) return [];
  return [`Correction @ Round ${round}: ${who.map(numberOf).join('-')}: ${was} => ${is ?? '?'}`];
}

const RESULT_TEXTS: Readonly<Record<GameResult, string>> = {
  whiteWins: '1-0',
  draw: '1/2-1/2',
  blackWins: '0-1',
  whiteWinsByForfeit: '+/-',
  blackWinsByForfeit: '-/+',
  notPlayed: '-/-',
  bothLose: '0-0',
  whiteDrawBlackLoses: '1/2-0',
  whiteLosesBlackDraw: '0-1/2',
};

const resultText = (value: LoggedValue | undefined): string | null => {
  const result = GAME_RESULTS.find((one) => one === value);
  return result === undefined ? null : RESULT_TEXTS[result];
};

/** `HPB` as programs write byes. */
const byeText = (value: LoggedValue | undefined): string => {
  const bye: Bye | undefined = BYES.find((one) => one === value);
  return bye === undefined ? '?' : { U: 'PAB', F: 'FPB', H: 'HPB', Z: 'ZPB' }[byeLetter(bye)];
};
