import type { PlayerCardAnswer } from '../../../contract/tournament/player-card.ts';
import type { Actor } from '../../../domain/access/actor.ts';
import type { AccountId } from '../../../domain/kernel/ids.ts';
import { toPoints } from '../../../domain/kernel/points.ts';
import type { NormDeclarations } from '../../../domain/rating/norms/input.ts';
import { opposite } from '../../../domain/tournament/value/field.ts';
import { playerOf, type Tournament, teamOfPlayer } from '../../../domain/tournament/value/state.ts';
import { type Visibility, visibilityFor } from '../../../domain/view/audience.ts';
import { type CardGame, type CardRound, playerCard } from '../../../domain/view/player-card.ts';
import type { Deps } from '../../deps.ts';
import { orNotFound } from '../../refusal.ts';
import { presentCandidate } from '../norms.ts';
import { iso } from './live.ts';
import { ratingChangesOf } from './rating-changes.ts';
import { presentParticipant } from './table-rows.ts';
import { visibleTournament } from './view.ts';

interface CardRequest {
  readonly id: string;
  readonly account: AccountId;
  /** For the norms of those who run the tournament. */
  readonly declared: NormDeclarations;
}

/** The card of a player, as the caller may see it. */
export async function cardOf(deps: Deps, actor: Actor, request: CardRequest): Promise<PlayerCardAnswer> {
  const tournament = await visibleTournament(deps, actor, request.id);
  const player = orNotFound(playerOf(tournament, request.account), 'noSuchAccount');
  const visible = visibilityFor(actor, tournament);
  const card = playerCard(tournament, player, visible, request.declared);
  const { list, changes } = await ratingChangesOf(deps, tournament, visible, [player]);
  const [change = null] = changes;
  const present = presentation(tournament, visible);
  return {
    player: presentParticipant(player, visible, card.team),
    performance: card.performance,
    ratingList: list,
    ratingChange: change && { change: change.change, k: change.k, games: change.games },
    rounds: card.rounds.map(present.round),
    dropped: [...card.dropped].map(([round, why]) => ({ round, why })).sort((one, other) => one.round - other.round),
    next: card.next && present.game(card.next),
    norms: card.norms?.map(presentCandidate) ?? null,
  };
}

function presentation(tournament: Tournament, visible: Visibility) {
  const inRound = ({ round, startAt, points, float }: CardRound) => ({
    round,
    startDate: startAt === null ? null : iso(startAt),
    points: points === null ? null : toPoints(points),
    float,
  });
  const game = (of: CardGame) => {
    const { account, ...opponent } = presentParticipant(
      of.opponent,
      visible,
      teamOfPlayer(tournament, of.opponent.account),
    );
    return {
      kind: of.kind,
      ...inRound(of),
      match: of.match,
      board: of.board,
      color: of.color,
      opponent: {
        account,
        firstName: opponent.firstName,
        lastName: opponent.lastName,
        username: opponent.username,
        title: opponent.title,
        fideRating: opponent.fideRating,
        federation: opponent.federation,
        club: opponent.club,
        teamName: opponent.teamName,
      },
      result: of.result,
      matchGames: of.games.map(({ switched, result }) => ({ color: switched ? opposite(of.color) : of.color, result })),
      game: of.online,
    };
  };
  const round = (of: CardRound) => (of.kind === 'game' ? game(of) : { kind: of.kind, ...inRound(of), bye: of.bye });
  return { game, round };
}
