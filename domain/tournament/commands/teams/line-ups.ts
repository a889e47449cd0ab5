import type { Chance } from '../../../kernel/chance.ts';
import { ROUND_NOTICE_MS } from '../../../kernel/limits.ts';
import { refuse } from '../../../kernel/result.ts';
import { type Millis, millis } from '../../../kernel/time.ts';
import type { MatchKey, TeamCommand } from '../../command.ts';
import { type Decided, type DecisionContext, done, GAMES_CHANGED, type GameMessage } from '../../decision.ts';
import { isCaptainOnly } from '../../guards/authority.ts';
import { areLineUpsClosing, availableIn, reseated, seated } from '../../teams/line-ups.ts';
import { boardsOfMatch, isLineUpOpen, matchOfTeam, sideInMatch } from '../../teams/match.ts';
import { mayReseat } from '../../teams/match-guards.ts';
import { contestOf, judged } from '../../teams/match-score.ts';
import { withRound } from '../../value/change.ts';
import { hasMatches } from '../../value/formats.ts';
import {
  boardsOf,
  type LineUps,
  type Match,
  type PairedRound,
  type Pairing,
  type Tournament,
  teamIn,
} from '../../value/state.ts';
import { gameOpened, gamesOpenedIn, startOfGame } from '../games.ts';
import { matchAsked, withMatch } from './matches.ts';

/** Makes the boards of a match, with games if they are online. */
export function boardsMade(
  tournament: Tournament,
  round: number,
  match: Match,
  gamesAt: Millis,
  chance: Chance,
): Match {
  return withGames(tournament, seated(tournament, round, match), gamesAt, chance);
}

function withGames(tournament: Tournament, seats: Match, gamesAt: Millis, chance: Chance): Match {
  // A knockout match without any players on its boards is decided by that.
  const made = hasMatches(tournament) ? judged(contestOf(tournament, seats)).pairing : seats;
  if (!tournament.settings.online) return made;
  return { ...made, boards: made.boards.map((board) => gameOpened({ ...board, online: true }, gamesAt, chance).board) };
}

/** Organisers may ignore the deadline: boards over the board are made again until one has a result. */
export function handInLineUp(
  before: Tournament,
  { team: id, round: number, players }: Extract<TeamCommand, { kind: 'handInLineUp' }>,
  context: DecisionContext,
): Decided {
  const round = before.rounds[number - 1];
  const team = teamIn(before, id);
  const match = round && matchOfTeam(round, id);
  if (round?.kind !== 'paired' || team === undefined || match === undefined) return refuse('noSuchPairing');
  const found = { tournament: before, round, match };
  const isOpen = isLineUpOpen(match) && !areLineUpsClosing(before, found, context.now);
  if (!isOpen && (isCaptainOnly(context.actor, before) || !mayReseat(found).ok)) return refuse('lineUpClosed');
  if (new Set(players).size < players.length) return refuse('namedTwice');
  const named = availableIn(number, team).flatMap(({ account }) => (players.includes(account) ? [account] : []));
  if (named.length < players.length) return refuse('notParticipating');
  if (named.length === 0 || named.length > boardsOfMatch(before.settings)) return refuse('invalidInput');
  const side = sideInMatch(match, id);
  if (!isLineUpOpen(match)) {
    const seats = reseated(before, match, side, named);
    return done(withMatch(found, withGames(before, seats, context.now, context.chance)), {
      events: GAMES_CHANGED,
    });
  }
  const lineUps: LineUps = { ...NOTHING_SAID, ...match.lineUps, [side]: named };
  const pairings = round.pairings.map((one) => (one === match ? { ...match, lineUps } : one));
  return closedIn(before, { ...round, pairings }, context);
}

const NOTHING_SAID: LineUps = { white: null, black: null };

/** The arbiter closes line-ups early, as handed in so far. */
export function closeLineUpsOfMatch(before: Tournament, key: MatchKey, { now, chance }: DecisionContext): Decided {
  const found = matchAsked(before, key);
  if (found === undefined) return refuse('noSuchPairing');
  if (before.phase.kind === 'finished') return refuse('tournamentFinished');
  const { match, round } = found;
  if (!isLineUpOpen(match)) return done(before);
  const gamesAt = startOfGame(before, round.number, millis(now + ROUND_NOTICE_MS));
  const made = boardsMade(before, round.number, match, gamesAt, chance);
  return done(withMatch(found, made), { messages: gamesOpenedIn(made.boards), events: GAMES_CHANGED });
}

/** Closes the line-ups of a due round, as handed in so far. */
export function closeLineUps(before: Tournament, number: number, context: DecisionContext): Decided {
  const round = before.rounds[number - 1];
  return round?.kind === 'paired' ? closedIn(before, round, context) : done(before);
}

/** Makes the boards of all matches whose line-ups close now. */
function closedIn(before: Tournament, round: PairedRound, { now, chance }: DecisionContext): Decided {
  const gamesAt = startOfGame(before, round.number, millis(now + ROUND_NOTICE_MS));
  const closed = (pairing: Pairing): Pairing =>
    pairing.kind === 'match' && isLineUpOpen(pairing) && areLineUpsClosing(before, { match: pairing, round }, now)
      ? boardsMade(before, round.number, pairing, gamesAt, chance)
      : pairing;
  const after: PairedRound = { ...round, pairings: round.pairings.map(closed) };
  return done(withRound(before, after), { messages: newGames(round, after), events: GAMES_CHANGED });
}

function newGames(before: PairedRound, after: PairedRound): readonly GameMessage[] {
  const known = new Set(gamesOpenedIn(boardsOf(before)).map(({ game }) => game));
  return gamesOpenedIn(boardsOf(after)).filter(({ game }) => !known.has(game));
}
