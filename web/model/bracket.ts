/** The bracket of a knockout as it stands: who meets whom in each stage, and who could. */
import type { PairingView, ParticipantView, TournamentPage } from '../../contract/tournaments.ts';
import { knockoutRounds } from '../../domain/pairing/knockout.ts';
import type { Color } from '../../domain/tournament/field.ts';
import { sideOf } from '../../domain/tournament/game-result.ts';
import { resultOf } from './field.ts';
import { matchScore } from './match.ts';
import { pairingsOf } from './progress.ts';

export interface BracketSide {
  readonly player: ParticipantView;
  /** Points of the games so far; null before the first has ended. */
  readonly score: number | null;
  /** Whether the match is won or lost; null while it goes on. */
  readonly isThrough: boolean | null;
}

export interface BracketMatch {
  /** From 1, from the top of the bracket. */
  readonly number: number;
  /** From the upper and from the lower match of the stage before; null where that is not decided. */
  readonly sides: readonly [BracketSide | null, BracketSide | null];
}

export interface BracketStage {
  readonly round: number;
  readonly matches: readonly BracketMatch[];
}

type Page = Pick<TournamentPage, 'tournament' | 'participants' | 'pairings'>;

/** All stages from the first to the final; none before the first is paired. */
export function bracketOf(page: Page): readonly BracketStage[] {
  const people = new Map(page.participants.map((player) => [player.account, player]));
  const stages: BracketStage[] = [];
  let before: readonly BracketMatch[] = [];
  const last = stagesOf(page);
  for (let round = 1; round <= last; round += 1) {
    const pairings = pairingsOf(page, round);
    if (round === 1 && pairings.length === 0) return [];
    const count = round === 1 ? pairings.length : before.length / 2;
    const matches = Array.from({ length: count }, (_, index): BracketMatch => {
      const pairing = pairings.find(({ board }) => board === index + 1);
      const upper = winnerOf(before[2 * index]);
      const sides: BracketMatch['sides'] =
        pairing === undefined
          ? [waiting(upper), waiting(winnerOf(before[2 * index + 1]))]
          : inOrder(sidesOf(pairing, people), upper);
      return { number: index + 1, sides };
    });
    stages.push({ round, matches });
    before = matches;
  }
  return stages;
}

/** How many stages there are. */
export const stagesOf = ({ tournament, participants }: Pick<Page, 'tournament' | 'participants'>): number =>
  tournament.rounds ?? knockoutRounds(participants.length);

function sidesOf(
  pairing: PairingView,
  people: ReadonlyMap<string, ParticipantView>,
): readonly [BracketSide | null, BracketSide | null] {
  const result = resultOf(pairing);
  const score = matchScore(pairing);
  const side = (account: string, color: Color): BracketSide | null => {
    const player = people.get(account);
    const isThrough = result === undefined ? null : sideOf(result, color) === 'win';
    return player === undefined ? null : { player, score: score?.[color] ?? null, isThrough };
  };
  return [side(pairing.white, 'white'), side(pairing.black, 'black')];
}

/** Whoever comes from the upper match stands above; in the first stage the better seed. */
function inOrder([one, other]: BracketMatch['sides'], upper: ParticipantView | null): BracketMatch['sides'] {
  if (one === null || other === null) return [one, other];
  const isAbove = upper === null ? one.player.seed < other.player.seed : one.player.account === upper.account;
  return isAbove ? [one, other] : [other, one];
}

const winnerOf = (match: BracketMatch | undefined): ParticipantView | null =>
  match?.sides.find((side) => side?.isThrough === true)?.player ?? null;

const waiting = (player: ParticipantView | null): BracketSide | null =>
  player === null ? null : { player, score: null, isThrough: null };

/** What a stage is called: by how many matches it has when all are in. */
export type StageName = {
  readonly key: 'final' | 'semifinals' | 'quarterfinals' | 'roundOf';
  readonly matches: number;
};

const NAMED: readonly StageName['key'][] = ['final', 'semifinals', 'quarterfinals'];

export function stageName(stages: number, round: number): StageName {
  const toCome = Math.max(0, stages - round);
  return { key: NAMED[toCome] ?? 'roundOf', matches: 2 ** toCome };
}
