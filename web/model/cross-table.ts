import { byRank } from '../../contract/tournament/page-delta.ts';
import type { ParticipantView, TournamentPage } from '../../contract/tournament/tournaments.ts';
import type { Bye, Color } from '../../domain/tournament/value/field.ts';
import type { Side } from '../../domain/tournament/value/game-result.ts';
import { fieldOf } from './field.ts';

export interface CrossGame {
  readonly kind: 'game';
  readonly round: number;
  /** The opponent's line in the table, from 1. */
  readonly opponentLine: number;
  readonly opponent: ParticipantView;
  readonly color: Color | null;
  /** Undefined while the game is not finished. */
  readonly side: Side | undefined;
  readonly forfeit: boolean;
}

export type CrossEntry = CrossGame | { readonly kind: 'bye'; readonly round: number; readonly bye: Bye };

export interface CrossRow {
  readonly line: number;
  readonly player: ParticipantView;
  readonly entries: readonly CrossEntry[];
}

/** All results in the order of the standings; the view groups them by round or by opponent. */
export function crossTable(page: TournamentPage): readonly CrossRow[] {
  const players = [...page.participants].sort(byRank);
  const lineOf = new Map(players.map(({ seed }, at) => [seed, at + 1]));
  const { field, roundOf } = fieldOf(page);
  const entrants = new Map(field.entrants.map((entrant) => [entrant.number, entrant]));
  return players.map((player, at) => {
    const results = entrants.get(player.seed)?.results ?? [];
    const entries = results.flatMap((result, index): CrossEntry[] => {
      if (result === null) return [];
      const round = roundOf(index + 1);
      if (result.kind === 'bye') return [{ kind: 'bye', round, bye: result.bye }];
      const opponentLine = lineOf.get(result.opponent);
      const opponent = opponentLine === undefined ? undefined : players[opponentLine - 1];
      if (opponentLine === undefined || opponent === undefined) return [];
      return [
        {
          kind: 'game',
          round,
          opponentLine,
          opponent,
          color: result.color,
          side: result.kind === 'pending' ? undefined : result.outcome,
          forfeit: result.kind === 'forfeit',
        },
      ];
    });
    return { line: at + 1, player, entries };
  });
}
