import type { Actor } from '../../../access/actor.ts';
import type { MatchWord } from '../../../message.ts';
import type { MatchKey } from '../../command.ts';
import type { DisputeMessage, GameMessage, MatchMessage } from '../../decision.ts';
import { matchOfTeam } from '../../teams/match.ts';
import { withRound } from '../../value/change.ts';
import { type Match, openGames, type PairedRound, type Tournament } from '../../value/state.ts';
import { cancelled } from '../games.ts';

export interface FoundMatch {
  readonly tournament: Tournament;
  readonly round: PairedRound;
  readonly match: Match;
}

export function matchAsked(tournament: Tournament, { round: number, team }: MatchKey): FoundMatch | undefined {
  const round = tournament.rounds[number - 1];
  const match = round && matchOfTeam(round, team);
  return round?.kind === 'paired' && match !== undefined ? { tournament, round, match } : undefined;
}

export function withMatch({ tournament, round, match }: FoundMatch, changed: Match): Tournament {
  const pairings = round.pairings.map((one) => (one.kind === 'match' && one.board === match.board ? changed : one));
  return withRound(tournament, { ...round, pairings });
}

/** Notifies the captains of both teams, except the sender. */
export function toldCaptains({ round, match }: FoundMatch, of: MatchWord, actor: Actor): MatchMessage[] {
  if (actor.kind !== 'person') return [];
  const message = { kind: 'match', of, by: actor.account, round: round.number } as const;
  return [
    { ...message, team: match.white, opponent: match.black },
    { ...message, team: match.black, opponent: match.white },
  ];
}

export function toldOrganisers({ round, match }: FoundMatch, actor: Actor): DisputeMessage[] {
  if (actor.kind !== 'person') return [];
  return [{ kind: 'dispute', by: actor.account, round: round.number, white: match.white, black: match.black }];
}

export function gamesEnded(before: Match, after: Match): GameMessage[] {
  return before.boards.flatMap((board) => {
    const left = after.boards.find(({ games }) => games === board.games);
    if (left === undefined) return cancelled(openGames(board));
    const { result } = left;
    if (result === null) return [];
    return openGames(board).map(({ id }): GameMessage => ({ kind: 'endGame', game: id, result }));
  });
}
