/** Who plays for the teams of a round: what captains hand in, and the boards that come of it. */
import type { Chance } from '../../chance.ts';
import { ROUND_NOTICE_MS } from '../../limits.ts';
import { type Millis, millis } from '../../time.ts';
import { withRound } from '../change.ts';
import { type Circumstances, type Decided, done, GAMES_NEWS, type GameMessage } from '../decision.ts';
import { areLineUpsClosing, seated } from '../line-ups.ts';
import { isLineUpOpen } from '../match.ts';
import { boardsOf, type Match, type PairedRound, type Pairing, type Tournament } from '../state.ts';
import { gameOpened, startOfGame } from './games.ts';

/** A match with its boards, and with their games where they are played online. */
export function boardsMade(
  tournament: Tournament,
  round: number,
  match: Match,
  gamesAt: Millis,
  chance: Chance,
): Match {
  const made = seated(tournament, round, match);
  if (!tournament.settings.online) return made;
  return { ...made, boards: made.boards.map((board) => gameOpened({ ...board, online: true }, gamesAt, chance).board) };
}

/** The line-ups of a round whose time has come are closed, with what has been handed in until then. */
export function closeLineUps(before: Tournament, number: number, circumstances: Circumstances): Decided {
  const round = before.rounds[number - 1];
  return round?.kind === 'paired' ? closedIn(before, round, circumstances) : done(before);
}

/** The boards of all matches of a round whose line-ups close now. */
function closedIn(before: Tournament, round: PairedRound, { now, chance }: Circumstances): Decided {
  const gamesAt = startOfGame(before, round.number, millis(now + ROUND_NOTICE_MS));
  const closed = (pairing: Pairing): Pairing =>
    pairing.kind === 'match' && isLineUpOpen(pairing) && areLineUpsClosing(pairing, round, now)
      ? boardsMade(before, round.number, pairing, gamesAt, chance)
      : pairing;
  const after: PairedRound = { ...round, pairings: round.pairings.map(closed) };
  return done(withRound(before, after), { messages: newGames(round, after), news: GAMES_NEWS });
}

function newGames(before: PairedRound, after: PairedRound): GameMessage[] {
  const known = new Set(boardsOf(before).flatMap(({ games }) => games.map(({ id }) => id)));
  return boardsOf(after).flatMap(({ games }) =>
    games.filter(({ id }) => !known.has(id)).map(({ id }): GameMessage => ({ kind: 'openGame', game: id })),
  );
}
