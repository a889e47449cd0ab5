/** What an arbiter checks a draft by: points, rating, the colour that is due, and the float of each player. */
import type { DraftView } from '../../../../contract/tournament/desk-views.ts';
import type { TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import type { HalfPoints } from '../../../../domain/kernel/points.ts';
import {
  ABSOLUTE,
  BLACK,
  type ColorCode,
  colorPreference,
  NO_PREFERENCE,
  WHITE,
} from '../../../../domain/pairing/swiss-dutch/color-preference.ts';
import type { MadePairing } from '../../../../domain/tournament/rounds/hand-pairing.ts';
import type { Bye, Color } from '../../../../domain/tournament/value/field.ts';
import { isForfeit } from '../../../../domain/tournament/value/game-result.ts';
import { meetingsOf } from '../../../model/field.ts';
import { scoresBefore } from '../../../model/scores-before.ts';

export interface SeatFacts {
  readonly rating: number | null;
  /** Before the round; null for teams. */
  readonly score: HalfPoints | null;
  /** The colours of the games so far, in their order. */
  readonly colors: readonly Color[];
  readonly due: Color | null;
  readonly isAbsolute: boolean;
}

export type Float = 'up' | 'down';

export function seatFacts(page: TournamentPage, round: number): (who: string) => SeatFacts {
  const scores = page.matches === undefined ? scoresBefore(page, round) : new Map<string, HalfPoints>();
  const ratings = new Map(page.participants.map(({ account, fideRating }) => [account, fideRating]));
  const colors = colorsBefore(meetingsOf(page), round);
  return (who) => {
    const played = colors.get(who) ?? [];
    const { wants, strength } = colorPreference(played);
    return {
      rating: ratings.get(who) ?? null,
      score: scores.get(who) ?? null,
      colors: played.map(nameOf),
      due: strength === NO_PREFERENCE ? null : nameOf(wants),
      isAbsolute: strength === ABSOLUTE,
    };
  };
}

const nameOf = (color: ColorCode): Color => (color === WHITE ? 'white' : 'black');

/** Played games only: a forfeit leaves no colour. */
function colorsBefore(meetings: readonly MadePairing<string>[], round: number): ReadonlyMap<string, ColorCode[]> {
  const colors = new Map<string, ColorCode[]>();
  const add = (who: string, color: ColorCode) => colors.set(who, [...(colors.get(who) ?? []), color]);
  const earlier = meetings.filter((made) => made.round < round).sort((one, other) => one.round - other.round);
  for (const { white, black, result } of earlier) {
    if (black === null || (result !== null && isForfeit(result))) continue;
    add(white, WHITE);
    add(black, BLACK);
  }
  return colors;
}

/** A player who meets somebody with other points floats. */
export function floatOf(own: SeatFacts, opponent: SeatFacts): Float | null {
  if (own.score === null || opponent.score === null || own.score === opponent.score) return null;
  return own.score > opponent.score ? 'down' : 'up';
}

export interface DraftedBye {
  readonly who: string;
  readonly bye: Bye;
  /** Whether the player asked for it: then the draft cannot change it. */
  readonly isRequested: boolean;
}

/** The byes of the very round: those that the draft gives, and those that were requested. */
export function byesOf(page: TournamentPage, draft: DraftView): readonly DraftedBye[] {
  const requested = meetingsOf(page).flatMap(({ round, white, black, bye }): readonly DraftedBye[] =>
    round !== draft.round || black !== null || bye === null || draft.byes.includes(white)
      ? []
      : [{ who: white, bye, isRequested: true }],
  );
  return [
    ...draft.byes.map((who): DraftedBye => ({ who, bye: 'pairing-allocated', isRequested: false })),
    ...requested,
  ];
}
