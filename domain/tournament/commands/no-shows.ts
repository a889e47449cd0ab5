/** ENTRY-13: the equivalent over the board of ENTRY-6. ATT-8: no-shows where players may be absent. */
import type { AccountId } from '../../kernel/ids.ts';
import type { Millis } from '../../kernel/time.ts';
import type { SetResultCommand } from '../command.ts';
import type { DecisionContext } from '../decision.ts';
import { attendancePlanOf, choosesAttendance } from '../value/attendance-plan.ts';
import { attendanceOfRound, type NoShow, recordOf, withRecord } from '../value/attendance-record.ts';
import { withPlayer } from '../value/change.ts';
import { FORMATS } from '../value/formats.ts';
import { type GameResult, isForfeit, sideOf } from '../value/game-result.ts';
import { type Board, type Player, playerOf, type Tournament } from '../value/state.ts';
import { type Changed, takenBack, withdrawn } from './withdrawal.ts';

/** Counts the no-shows of a round, on the board or by games never begun, and withdraws whom the settings withdraw. */
export function withNoShows(before: Tournament, round: number, absent: readonly AccountId[], now: Millis): Changed {
  const counted = absent.reduce((tournament, account) => withNoShow(tournament, account, round), before);
  return (hasRoundsToCome(before, round) ? absent : [])
    .filter((account) => isWithdrawnBy(counted, account, round))
    .reduce<Changed>((changed, account) => then(changed, (next) => withdrawnIn(next, account, round, now)), {
      tournament: counted,
      messages: [],
    });
}

/** Those of the entered result. */
export const noShowsOf = (before: Tournament, command: SetResultCommand, now: Millis): Changed =>
  withNoShows(before, command.round, absentIn(command), now);

/** Takes back the no-shows that a result replaces, and the withdrawals that they have caused. */
export function noShowsBack(
  before: Tournament,
  board: Board,
  { round, white, black, result }: SetResultCommand,
  context: DecisionContext,
): Changed {
  const stillAbsent = absentIn({ white, black, result });
  return absentOn(board)
    .filter((account) => !stillAbsent.includes(account))
    .reduce<Changed>(
      (changed, account) =>
        then(changed, (next) => {
          const counted = withoutNoShow(next, account, round);
          return isWithdrawnFor(next, account, round)
            ? takenBack(counted, account, context)
            : { tournament: counted, messages: [] };
        }),
      { tournament: before, messages: [] },
    );
}

const noShowOf = (player: Player | undefined, round: number): NoShow | undefined =>
  player && recordOf(player).noShows.find((one) => one.round === round);

/** Whether the player is still withdrawn by the no-show of this round, and not by themselves or the arbiter. */
function isWithdrawnFor(tournament: Tournament, account: AccountId, round: number): boolean {
  const player = playerOf(tournament, account);
  const from = noShowOf(player, round)?.withdrawnFrom;
  return from !== undefined && player?.withdrawnFrom === from && !player.selfWithdrawn;
}

function withdrawnIn(before: Tournament, account: AccountId, round: number, now: Millis): Changed {
  const { tournament, messages } = withdrawn(before, account, now);
  const noted = withPlayer(tournament, account, (player) => {
    const record = recordOf(player);
    const { withdrawnFrom } = player;
    const noShows = record.noShows.map((one) =>
      one.round === round && withdrawnFrom !== null ? { ...one, withdrawnFrom } : one,
    );
    return withRecord(player, { ...record, noShows });
  });
  return { tournament: noted, messages };
}

const withdrawsAtOnce = ({ settings }: Tournament): boolean =>
  settings.removeInactive && FORMATS[settings.format].offersRemovingInactive;

const hasCards = ({ settings }: Tournament): boolean =>
  attendancePlanOf(settings).mode !== 'everybody' && choosesAttendance(FORMATS[settings.format]);

/** Whether the settings withdraw the player for their no-shows so far, this one among them. */
function isWithdrawnBy(tournament: Tournament, account: AccountId, round: number): boolean {
  const player = playerOf(tournament, account);
  if (player?.withdrawnFrom !== null || noShowOf(player, round) === undefined) return false;
  const { withdrawAfterNoShows } = attendancePlanOf(tournament.settings);
  const isTooMany =
    hasCards(tournament) && withdrawAfterNoShows > 0 && recordOf(player).noShows.length >= withdrawAfterNoShows;
  return isTooMany || withdrawsAtOnce(tournament);
}

/** Whoever has said that they do not come is no no-show, also if the arbiter has paired them by hand. */
function withNoShow(tournament: Tournament, account: AccountId, round: number): Tournament {
  const isWithCards = hasCards(tournament);
  if (!isWithCards && !withdrawsAtOnce(tournament)) return tournament;
  const { noShowToOnCall } = attendancePlanOf(tournament.settings);
  return withPlayer(tournament, account, (player) => {
    const record = recordOf(player);
    if (noShowOf(player, round) !== undefined || attendanceOfRound(player, round)?.mark === 'away') return player;
    const noShows = [...record.noShows, { round, cardBefore: record.card }].sort((a, b) => a.round - b.round);
    return withRecord(player, { ...record, card: isWithCards && noShowToOnCall ? 'onCall' : record.card, noShows });
  });
}

const withoutNoShow = (tournament: Tournament, account: AccountId, round: number): Tournament =>
  withPlayer(tournament, account, (player) => {
    const record = recordOf(player);
    const noShow = noShowOf(player, round);
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

function then({ tournament, messages }: Changed, change: (tournament: Tournament) => Changed): Changed {
  const next = change(tournament);
  return { tournament: next.tournament, messages: [...messages, ...next.messages] };
}
