/** Withdrawal and return of teams (decisions D-05, D-72). */
import type { Millis } from '../../../kernel/time.ts';
import type { DecisionContext } from '../../decision.ts';
import { nextRound } from '../../guards/lifecycle.ts';
import { lifecycleOf } from '../../guards/lifecycle-of.ts';
import { withTeam } from '../../value/change.ts';
import { FORMATS } from '../../value/formats.ts';
import { type Player, playerOf, type Team, type Tournament } from '../../value/state.ts';
import { type Changed, takenBack, withdrawn } from '../withdrawal.ts';
import { takenBackToMatches, withdrawnFromMatches } from './match-withdrawal.ts';

/** Where players are paired individually, all remaining members are withdrawn too. */
export function teamWithdrawn(before: Tournament, { team, members }: Team, now: Millis): Changed {
  if (isPairedByTeam(before)) return withdrawnFromMatches(before, team, now);
  const going = members.filter(({ withdrawnFrom }) => withdrawnFrom === null);
  const { tournament, messages } = inTurn(before, going, (state, { account }) => withdrawn(state, account, now));
  const rounds = going.flatMap(({ account }) => playerOf(tournament, account)?.withdrawnFrom ?? []);
  return { tournament: goneFrom(tournament, team, Math.min(nextRound(lifecycleOf(before)), ...rounds)), messages };
}

/** Takes back the team and the members withdrawn with it, with byes for missed rounds. */
export function teamTakenBack(
  before: Tournament,
  { team, members, withdrawnFrom }: Team,
  context: Pick<DecisionContext, 'now' | 'chance'>,
): Changed {
  if (isPairedByTeam(before)) return takenBackToMatches(before, team, context);
  const from = withdrawnFrom ?? Number.POSITIVE_INFINITY;
  const returning = members.filter((member) => member.withdrawnFrom !== null && member.withdrawnFrom >= from);
  const { tournament, messages } = inTurn(before, returning, (state, { account }) =>
    takenBack(state, account, context),
  );
  return { tournament: goneFrom(tournament, team, null), messages };
}

const isPairedByTeam = ({ settings }: Tournament): boolean => FORMATS[settings.format].paired === 'teams';

const goneFrom = (tournament: Tournament, team: Team['team'], withdrawnFrom: number | null): Tournament =>
  withTeam(tournament, team, (one) => ({ ...one, withdrawnFrom }));

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
