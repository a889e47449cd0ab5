/** ENTRY-13: the equivalent over the board of ENTRY-6. ATT-8: no-shows where players may be absent. */
import type { AccountId } from '../../kernel/ids.ts';
import type { SetResultCommand } from '../command.ts';
import type { DecisionContext } from '../decision.ts';
import { attendancePlanOf, choosesAttendance } from '../value/attendance-plan.ts';
import { attendanceOfRound, recordOf, withRecord } from '../value/attendance-record.ts';
import { withPlayer } from '../value/change.ts';
import { FORMATS } from '../value/formats.ts';
import { type GameResult, isForfeit, sideOf } from '../value/game-result.ts';
import { type Board, playerOf, type Tournament } from '../value/state.ts';
import { type Changed, takenBack, withdrawn } from './withdrawal.ts';

export function noShowsWithdrawn(
  tournament: Tournament,
  { round, white, black, result }: SetResultCommand,
  { now }: Pick<DecisionContext, 'now'>,
): Changed {
  const absent = absentIn({ white, black, result });
  const counted = absent.reduce((before, account) => withNoShow(before, account, round), tournament);
  return (hasRoundsToCome(tournament, round) ? absent : [])
    .filter((account) => playerOf(tournament, account)?.withdrawnFrom === null && isWithdrawnBy(counted, account))
    .reduce<Changed>((changed, account) => then(changed, (next) => withdrawn(next, account, now)), unchanged(counted));
}

export function noShowsBack(
  tournament: Tournament,
  board: Board,
  { round, white, black, result }: SetResultCommand,
  context: DecisionContext,
): Changed {
  const stillAbsent = absentIn({ white, black, result });
  const back = absentOn(board).filter((account) => !stillAbsent.includes(account));
  const counted = back.reduce((before, account) => withoutNoShow(before, account, round), tournament);
  return back
    .filter((account) => isWithdrawnBy(tournament, account))
    .filter((account) => {
      const player = playerOf(tournament, account);
      return player !== undefined && !player.selfWithdrawn && (player.withdrawnFrom ?? 0) > round;
    })
    .reduce<Changed>(
      (changed, account) => then(changed, (next) => takenBack(next, account, context)),
      unchanged(counted),
    );
}

const asksForIt = ({ settings }: Tournament): boolean =>
  settings.removeInactive && FORMATS[settings.format].offersRemovingInactive;

/** Whether the settings withdraw the player for their no-shows so far. */
function isWithdrawnBy(tournament: Tournament, account: AccountId): boolean {
  const { mode, withdrawAfterNoShows } = attendancePlanOf(tournament.settings);
  const player = playerOf(tournament, account);
  const isTooMany =
    mode !== 'everybody' &&
    withdrawAfterNoShows > 0 &&
    player !== undefined &&
    recordOf(player).noShows.length >= withdrawAfterNoShows;
  return isTooMany || asksForIt(tournament);
}

/** Whoever has said that they do not come is no no-show, also if the arbiter has paired them by hand. */
function withNoShow(tournament: Tournament, account: AccountId, round: number): Tournament {
  const { settings } = tournament;
  const { mode, noShowToOnCall } = attendancePlanOf(settings);
  if (mode === 'everybody' || !choosesAttendance(FORMATS[settings.format])) return tournament;
  return withPlayer(tournament, account, (player) => {
    const record = recordOf(player);
    const isKnown = record.noShows.some((one) => one.round === round);
    if (isKnown || attendanceOfRound(player, round)?.mark === 'away') return player;
    const noShows = [...record.noShows, { round, cardBefore: record.card }].sort((a, b) => a.round - b.round);
    return withRecord(player, { ...record, card: noShowToOnCall ? 'onCall' : record.card, noShows });
  });
}

const withoutNoShow = (tournament: Tournament, account: AccountId, round: number): Tournament =>
  withPlayer(tournament, account, (player) => {
    const record = recordOf(player);
    const noShow = record.noShows.find((one) => one.round === round);
    if (noShow === undefined) return player;
    const noShows = record.noShows.filter((one) => one !== noShow);
    // The card of a further no-show, or one that the arbiter has changed since, stays.
    const card = record.card === 'onCall' && noShows.length === 0 ? noShow.cardBefore : record.card;
    return withRecord(player, { ...record, card, noShows });
  });

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
