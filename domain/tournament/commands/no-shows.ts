/** ENTRY-13: the equivalent over the board of ENTRY-6. */
import type { AccountId } from '../../kernel/ids.ts';
import type { SetResultCommand } from '../command.ts';
import type { DecisionContext } from '../decision.ts';
import { FORMATS } from '../value/formats.ts';
import { type GameResult, isForfeit, sideOf } from '../value/game-result.ts';
import { type Board, playerOf, type Tournament } from '../value/state.ts';
import { type Changed, takenBack, withdrawn } from './withdrawal.ts';

export function noShowsWithdrawn(
  tournament: Tournament,
  { round, white, black, result }: SetResultCommand,
  { now }: Pick<DecisionContext, 'now'>,
): Changed {
  const gone = hasRoundsToCome(tournament, round) && asksForIt(tournament) ? absentIn({ white, black, result }) : [];
  return gone
    .filter((account) => playerOf(tournament, account)?.withdrawnFrom === null)
    .reduce<Changed>(
      (changed, account) => then(changed, (next) => withdrawn(next, account, now)),
      unchanged(tournament),
    );
}

export function noShowsBack(
  tournament: Tournament,
  board: Board,
  { round, white, black, result }: SetResultCommand,
  context: DecisionContext,
): Changed {
  const stillAbsent = absentIn({ white, black, result });
  const back = asksForIt(tournament) ? absentOn(board).filter((account) => !stillAbsent.includes(account)) : [];
  return back
    .filter((account) => {
      const player = playerOf(tournament, account);
      return player !== undefined && !player.selfWithdrawn && (player.withdrawnFrom ?? 0) > round;
    })
    .reduce<Changed>(
      (changed, account) => then(changed, (next) => takenBack(next, account, context)),
      unchanged(tournament),
    );
}

const asksForIt = ({ settings }: Tournament): boolean =>
  settings.removeInactive && FORMATS[settings.format].offersRemovingInactive;

/** Absent players of the last round need no withdrawal. */
const hasRoundsToCome = ({ settings: { rounds } }: Tournament, round: number): boolean =>
  rounds === null || round < rounds;

interface Seated {
  readonly white: AccountId;
  readonly black: AccountId;
}

interface Game extends Seated {
  readonly result: GameResult | null;
}

function absentIn({ white, black, result }: Game): readonly AccountId[] {
  if (result === null || !isForfeit(result)) return [];
  return [
    ...(sideOf(result, 'white') === 'loss' ? [white] : []),
    ...(sideOf(result, 'black') === 'loss' ? [black] : []),
  ];
}

function absentOn({ white, black, result, matchGames }: Board): readonly AccountId[] {
  if (matchGames.length === 0) return absentIn({ white, black, result });
  const seats = { white, black };
  return [
    ...new Set(matchGames.flatMap((game) => absentIn({ ...seatsIn(seats, game.switched), result: game.result }))),
  ];
}

const seatsIn = ({ white, black }: Seated, switched: boolean): Seated =>
  switched ? { white: black, black: white } : { white, black };

const unchanged = (tournament: Tournament): Changed => ({ tournament, messages: [] });

function then({ tournament, messages }: Changed, change: (tournament: Tournament) => Changed): Changed {
  const next = change(tournament);
  return { tournament: next.tournament, messages: [...messages, ...next.messages] };
}
