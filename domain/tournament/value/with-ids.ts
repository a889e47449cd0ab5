/** Replaces the ids of participants; parts without a replaced id keep their identity. */
import { sameOr } from '../../kernel/same.ts';
import type { MatchReport, Walkover } from './match-report.ts';
import type { Board, EntrantId, LineUps, Match, Pairing, Participant, Player, Tournament } from './state.ts';

export type NewId = <Id extends EntrantId>(id: Id) => Id;

type Parts = Pick<Tournament, 'participants' | 'rounds' | 'requestedByes' | 'forbiddenPairs'>;

/** In all parts but the draft. */
export const withIds = <Whole extends Parts>(before: Whole, newId: NewId): Whole => ({
  ...before,
  participants: each(before.participants, (one) => participantWith(one, newId)),
  rounds: each(before.rounds, (round) =>
    round.kind === 'planned'
      ? round
      : patched(round, { pairings: each(round.pairings, (pairing) => pairingWith(pairing, newId)) }),
  ),
  requestedByes: each(before.requestedByes, (bye) => patched(bye, { who: newId(bye.who) })),
  forbiddenPairs: each(before.forbiddenPairs, (pair) =>
    patched(pair, { who: sameOr(pair.who, pair.who.map(newId).sort()) }),
  ),
});

const each = <Item>(list: readonly Item[], change: (item: Item) => Item): readonly Item[] =>
  sameOr(list, list.map(change));

function patched<Whole extends object, Name extends keyof Whole>(whole: Whole, changes: Pick<Whole, Name>): Whole {
  const isSame = Object.entries(changes).every(([name, value]) => value === Reflect.get(whole, name));
  return isSame ? whole : { ...whole, ...changes };
}

const participantWith = (one: Participant, newId: NewId): Participant =>
  one.kind === 'player'
    ? playerWith(one, newId)
    : patched(one, { team: newId(one.team), members: each(one.members, (member) => playerWith(member, newId)) });

const playerWith = (player: Player, newId: NewId): Player => patched(player, { account: newId(player.account) });

function pairingWith(pairing: Pairing, newId: NewId): Pairing {
  switch (pairing.kind) {
    case 'board':
      return boardWith(pairing, newId);
    case 'bye':
      return patched(pairing, { who: newId(pairing.who) });
    case 'match':
      return matchWith(pairing, newId);
  }
}

const boardWith = (board: Board, newId: NewId): Board =>
  patched(withSides(board, newId), { games: each(board.games, (game) => withSides(game, newId)) });

const matchWith = (match: Match, newId: NewId): Match =>
  patched(withSides(match, newId), {
    lineUps: match.lineUps && lineUpsWith(match.lineUps, newId),
    boards: each(match.boards, (board) => boardWith(board, newId)),
    walkovers: each(match.walkovers, (walkover) => walkoverWith(walkover, newId)),
    day: patched(match.day, { reports: each(match.day.reports, (report) => reportWith(report, newId)) }),
  });

const lineUpsWith = (lineUps: LineUps, newId: NewId): LineUps =>
  patched(lineUps, {
    white: lineUps.white && each(lineUps.white, newId),
    black: lineUps.black && each(lineUps.black, newId),
  });

const reportWith = (report: MatchReport, newId: NewId): MatchReport =>
  patched(report, {
    boards: each(report.boards, (board) => withSides(board, newId)),
    walkovers: each(report.walkovers, (walkover) => walkoverWith(walkover, newId)),
  });

const walkoverWith = (walkover: Walkover, newId: NewId): Walkover => patched(walkover, { who: newId(walkover.who) });

function withSides<Sides extends { readonly white: EntrantId; readonly black: EntrantId }>(
  sides: Sides,
  newId: NewId,
): Sides {
  const [white, black] = [newId(sides.white), newId(sides.black)];
  return white === sides.white && black === sides.black ? sides : { ...sides, white, black };
}
