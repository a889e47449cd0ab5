/** Until when open games are to be played, and what becomes of them then: not part of the first view of a tournament. */
import type { PairingView, PostponedView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import { type Millis, millis } from '../../domain/kernel/time.ts';
import { type Deadline, deadlineOf, isOverdue } from '../../domain/tournament/guards/postponement-deadline.ts';
import type { Guard } from '../../domain/tournament/guards/refusals.ts';
import { mayResolveUnplayed } from '../../domain/tournament/guards/unplayed-games.ts';
import type { GameResult } from '../../domain/tournament/value/game-result.ts';
import type { PostponedGame } from '../../domain/tournament/value/postponed-game.ts';
import { postponementPlanOf } from '../../domain/tournament/value/postponement-plan.ts';
import { openGamesOf, type Postponed } from './postponed.ts';
import { tournamentOf } from './tournament-of.ts';

/** Until when an open game is to be played. */
export const deadlineOfGame = (page: TournamentPage, { round }: Pick<PairingView, 'round'>): Deadline =>
  deadlineOf(tournamentOf(page), postponementPlanOf(page.tournament), round);

export const overdueGamesOf = (page: TournamentPage, now: Millis): readonly Postponed[] => {
  const tournament = tournamentOf(page);
  return openGamesOf(page).filter((game) => isOverdue(tournament, deadlineOfGame(page, game), now));
};

/** What the rule proposes for an open game, by the server's rule. */
export const proposalFor = (page: TournamentPage, game: Postponed, now: Millis): Guard<GameResult> =>
  mayResolveUnplayed(
    {
      tournament: tournamentOf(page),
      settings: page.tournament,
      round: game.round,
      board: { result: null, online: game.online, postponed: registered(game.postponed) },
    },
    now,
  );

/** In the form of the guards, which need no more than who asked. */
export function registered({ state, by = null, words = '', startDate }: PostponedView): PostponedGame {
  const day = { at: millis(0), words, startAt: startDate === null ? null : millis(Date.parse(startDate)) };
  return state === 'adjourned' ? { kind: state, ...day } : { kind: state, by, ...day };
}
