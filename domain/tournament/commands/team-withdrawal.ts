/** What becomes of a team that goes after the start, or comes back (decisions D-05, D-72). */
import type { Millis } from '../../time.ts';
import { withTeam } from '../change.ts';
import type { Circumstances } from '../decision.ts';
import { KINDS } from '../kinds.ts';
import { nextRound } from '../lifecycle.ts';
import { lifecycleOf } from '../lifecycle-of.ts';
import { type Player, playerOf, type Team, type Tournament } from '../state.ts';
import { takenBackToMatches, withdrawnFromMatches } from './match-withdrawal.ts';
import { type Changed, takenBack, withdrawn } from './withdrawal.ts';

/**
 * The team takes no further part. Where players are paired for themselves, all who are still there go with their team.
 */
export function teamWithdrawn(before: Tournament, { team, members }: Team, now: Millis): Changed {
  if (isPairedByTeam(before)) return withdrawnFromMatches(before, team, now);
  const going = members.filter(({ withdrawnFrom }) => withdrawnFrom === null);
  const { tournament, messages } = inTurn(before, going, (state, { account }) => withdrawn(state, account, now));
  const rounds = going.flatMap(({ account }) => playerOf(tournament, account)?.withdrawnFrom ?? []);
  return { tournament: goneFrom(tournament, team, Math.min(nextRound(lifecycleOf(before)), ...rounds)), messages };
}

/** The team is in the tournament again, with those who went together with it: byes for the rounds missed. */
export function teamTakenBack(
  before: Tournament,
  { team, members, withdrawnFrom }: Team,
  circumstances: Pick<Circumstances, 'now' | 'chance'>,
): Changed {
  if (isPairedByTeam(before)) return takenBackToMatches(before, team, circumstances);
  const from = withdrawnFrom ?? Number.POSITIVE_INFINITY;
  const returning = members.filter((member) => member.withdrawnFrom !== null && member.withdrawnFrom >= from);
  const { tournament, messages } = inTurn(before, returning, (state, { account }) =>
    takenBack(state, account, circumstances),
  );
  return { tournament: goneFrom(tournament, team, null), messages };
}

const isPairedByTeam = ({ settings }: Tournament): boolean => KINDS[settings.kind].paired === 'teams';

const goneFrom = (tournament: Tournament, team: Team['team'], withdrawnFrom: number | null): Tournament =>
  withTeam(tournament, team, (one) => ({ ...one, withdrawnFrom }));

/** The same done for one player after the other. */
const inTurn = (
  before: Tournament,
  players: readonly Player[],
  change: (tournament: Tournament, player: Player) => Changed,
): Changed =>
  players.reduce<Changed>(
    ({ tournament, messages }, player) => {
      const changed = change(tournament, player);
      return { tournament: changed.tournament, messages: [...messages, ...changed.messages] };
    },
    { tournament: before, messages: [] },
  );
