/** Who plays for the teams of a round: what captains hand in, and the boards that come of it. */
import type { Chance } from '../../chance.ts';
import { ROUND_NOTICE_MS } from '../../limits.ts';
import { refuse } from '../../result.ts';
import { type Millis, millis } from '../../time.ts';
import { withRound } from '../change.ts';
import type { TeamCommand } from '../command.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS, type GameMessage } from '../decision.ts';
import { hasMatches } from '../kinds.ts';
import { areLineUpsClosing, availableIn, seated } from '../line-ups.ts';
import { boardsOfMatch, isLineUpOpen, matchOfTeam, sideInMatch } from '../match.ts';
import { contestOf, judged } from '../match-score.ts';
import {
  boardsOf,
  type LineUps,
  type Match,
  type PairedRound,
  type Pairing,
  type Tournament,
  teamIn,
} from '../state.ts';
import { gameOpened, gamesOpenedIn, startOfGame } from './games.ts';

/** A match with its boards, and with their games where they are played online. */
export function boardsMade(
  tournament: Tournament,
  round: number,
  match: Match,
  gamesAt: Millis,
  chance: Chance,
): Match {
  const seats = seated(tournament, round, match);
  // In a knockout a match for whose boards nobody is there is decided by that.
  const made = hasMatches(tournament) ? judged(contestOf(tournament, seats)).met : seats;
  if (!tournament.settings.online) return made;
  return { ...made, boards: made.boards.map((board) => gameOpened({ ...board, online: true }, gamesAt, chance).board) };
}

/**
 * A captain says who plays; they sit in the order of the team's list. Said again it replaces what was said before; once
 * both teams have said it, the boards are made.
 */
export function handInLineUp(
  before: Tournament,
  { team: id, round: number, players }: Extract<TeamCommand, { kind: 'handInLineUp' }>,
  circumstances: Circumstances,
): Decided {
  const round = before.rounds[number - 1];
  const team = teamIn(before, id);
  const match = round && matchOfTeam(round, id);
  if (round?.kind !== 'paired' || team === undefined || match === undefined) return refuse('noSuchPairing');
  if (!isLineUpOpen(match) || areLineUpsClosing(before, { match, round }, circumstances.now))
    return refuse('lineUpClosed');
  const named = availableIn(number, team).flatMap(({ account }) => (players.includes(account) ? [account] : []));
  if (named.length < new Set(players).size) return refuse('notParticipating');
  if (named.length === 0 || named.length > boardsOfMatch(before.settings)) return refuse('invalidInput');
  const lineUps: LineUps = { ...NOTHING_SAID, ...match.lineUps, [sideInMatch(match, id)]: named };
  const pairings = round.pairings.map((one) => (one === match ? { ...match, lineUps } : one));
  return closedIn(before, { ...round, pairings }, circumstances);
}

const NOTHING_SAID: LineUps = { white: null, black: null };

/** The line-ups of a round whose time has come are closed, with what has been handed in until then. */
export function closeLineUps(before: Tournament, number: number, circumstances: Circumstances): Decided {
  const round = before.rounds[number - 1];
  return round?.kind === 'paired' ? closedIn(before, round, circumstances) : done(before);
}

/** The boards of all matches of a round whose line-ups close now. */
function closedIn(before: Tournament, round: PairedRound, { now, chance }: Circumstances): Decided {
  const gamesAt = startOfGame(before, round.number, millis(now + ROUND_NOTICE_MS));
  const closed = (pairing: Pairing): Pairing =>
    pairing.kind === 'match' && isLineUpOpen(pairing) && areLineUpsClosing(before, { match: pairing, round }, now)
      ? boardsMade(before, round.number, pairing, gamesAt, chance)
      : pairing;
  const after: PairedRound = { ...round, pairings: round.pairings.map(closed) };
  return done(withRound(before, after), { messages: newGames(round, after), news: GAMES_NEWS });
}

function newGames(before: PairedRound, after: PairedRound): readonly GameMessage[] {
  const known = new Set(gamesOpenedIn(boardsOf(before)).map(({ game }) => game));
  return gamesOpenedIn(boardsOf(after)).filter(({ game }) => !known.has(game));
}
