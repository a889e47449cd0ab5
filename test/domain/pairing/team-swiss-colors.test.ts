import { describe, expect, it } from 'vitest';
import { halfPoints } from '../../../domain/kernel/points.ts';
import type { EntrantRecord } from '../../../domain/pairing/entrant-record.ts';
import type { TeamInRound } from '../../../domain/pairing/team-in-round.ts';
import {
  allocateTeamColors,
  type PreferenceType,
  teamPreference,
} from '../../../domain/pairing/team-swiss/team-swiss-colors.ts';

/** The colours that a team has had on board 1, oldest first: `WBB`. */
type History = string;

/** Every history of up to four matches. */
const HISTORIES: readonly History[] = [0, 1, 2, 3, 4].flatMap((length) =>
  Array.from({ length: 2 ** length }, (_, bits) =>
    Array.from({ length }, (_, place) => ((bits >> place) & 1 ? 'W' : 'B')).join(''),
  ),
);

const count = (history: History, letter: string): number => history.split(letter).length - 1;
const difference = (history: History): number => count(history, 'W') - count(history, 'B');
const other = (letter: string): string => (letter === 'W' ? 'B' : 'W');

/** Articles 1.7.1 and 1.7.2 word for word: `W!` is a strong or a simple preference, `W` a mild one. */
function preferenceByArticle(history: History, type: PreferenceType, isLastRound: boolean): string | null {
  if (type === 'none') return null;
  const balance = difference(history);
  // A difference beyond one, or of at most one on that side and the other colour in both of the last two matches.
  if (balance <= -2 || ([0, -1].includes(balance) && history.endsWith('BB'))) return 'W!';
  if (balance >= 2 || ([0, 1].includes(balance) && history.endsWith('WW'))) return 'B!';
  if (type === 'A') return null;
  if (balance === -1) return 'W';
  if (balance === 1) return 'B';
  // As many of both: to alternate, but not in the last round, and not before the first match.
  return isLastRound || history === '' ? null : other(history.slice(-1));
}

const record = (number: number, history: History): EntrantRecord => ({
  number,
  score: halfPoints(0),
  results: [],
  opponents: [],
  colors: [...history].map((letter) => (letter === 'W' ? 'white' : 'black')),
  colorDifference: difference(history),
});

const told = (preference: TeamInRound['preference']): string | null =>
  preference && `${preference.color === 'white' ? 'W' : 'B'}${preference.strong ? '!' : ''}`;

const TYPES: readonly PreferenceType[] = ['A', 'B', 'none'];

describe('the colour preference of a team', () => {
  it.each(TYPES)('[TEAM-4] the preference of a team after any four matches is that of article 1.7, type %s', (type) => {
    for (const history of HISTORIES) {
      for (const isLastRound of [false, true]) {
        const preference = told(teamPreference(record(1, history), type, isLastRound));
        const wanted = preferenceByArticle(history, type, isLastRound);
        expect(preference, `${type} after ${history}`).toBe(wanted);
      }
    }
  });

  it('[TEAM-4] reversed colours give a team the reversed preference', () => {
    const mirrored = (history: History) => [...history].map(other).join('');
    for (const history of HISTORIES) {
      for (const type of TYPES) {
        const one = told(teamPreference(record(1, history), type, false));
        const two = told(teamPreference(record(1, mirrored(history)), type, false));
        expect(two).toBe(one?.replace(/[WB]/, other) ?? null);
      }
    }
  });
});

interface Side {
  readonly number: number;
  readonly history: History;
  readonly wish: string | null;
}

/** Article 4.3, one line each: the colour of the first team, or null where the article says nothing. */
const ARTICLES: readonly ((first: Side, second: Side, initial: string) => string | null)[] = [
  // 4.3.1 Before either has played, an odd number has the initial colour.
  (first, second, initial) =>
    first.history + second.history === '' ? (first.number % 2 === 1 ? initial : other(initial)) : null,
  // 4.3.2 One of them alone has a preference.
  (first, second) => {
    if (first.wish !== null && second.wish === null) return first.wish.charAt(0);
    return first.wish === null && second.wish !== null ? other(second.wish.charAt(0)) : null;
  },
  // 4.3.3 Both can be granted.
  (first, second) =>
    first.wish !== null && second.wish !== null && first.wish.charAt(0) !== second.wish.charAt(0)
      ? first.wish.charAt(0)
      : null,
  // 4.3.4 Only one of the two is strong.
  (first, second) => {
    if (first.wish === null || second.wish === null || first.wish.length === second.wish.length) return null;
    return first.wish.length === 2 ? first.wish.charAt(0) : other(second.wish.charAt(0));
  },
  // 4.3.5 White to the lower colour difference.
  (first, second) => {
    const more = difference(first.history) - difference(second.history);
    return more === 0 ? null : more < 0 ? 'W' : 'B';
  },
  // 4.3.6 The other way than when they last had different colours, counted from the last match.
  (first, second) => {
    const both = Math.min(first.history.length, second.history.length);
    const [mine, theirs] = [first, second].map(({ history }) => [...history].reverse().slice(0, both));
    const differing = mine?.find((letter, back) => letter !== theirs?.[back]);
    return differing === undefined ? null : other(differing);
  },
  // 4.3.7 The preference of the first team.
  (first) => first.wish?.charAt(0) ?? null,
  // 4.3.8 Its colour alternates.
  (first) => (first.history === '' ? null : other(first.history.slice(-1))),
  // 4.3.9 That of the other team does.
  (_, second) => second.history.slice(-1) || null,
];

const inRound = ({ number, history }: Side, type: PreferenceType): TeamInRound => ({
  record: record(number, history),
  gamePoints: 0,
  floated: false,
  preference: teamPreference(record(number, history), type, false),
});

describe('the colours of a match', () => {
  it.each(TYPES)('[TEAM-5] the colours of a match follow the first article of 4.3 that decides, type %s', (type) => {
    const decidedBy = new Set<number>();
    for (const [place, history] of HISTORIES.entries()) {
      for (const [otherPlace, theirs] of HISTORIES.entries()) {
        const [number, second] = [1 + (place % 2), 3 + (otherPlace % 2)];
        const sides = [
          { number, history, wish: preferenceByArticle(history, type, false) },
          { number: second, history: theirs, wish: preferenceByArticle(theirs, type, false) },
        ] as const;
        const answers = ARTICLES.map((article) => article(...sides, 'W'));
        const article = answers.findIndex((answer) => answer !== null);
        decidedBy.add(article + 1);
        const color = allocateTeamColors(inRound(sides[0], type), inRound(sides[1], type), 'white');
        expect(color === 'white' ? 'W' : 'B', `${history} against ${theirs}, 4.3.${article + 1}`).toBe(
          answers[article],
        );
      }
    }
    // Simple preferences are all of one strength; with mild ones, every team that has played has one; or nobody has any.
    const silent = { A: [4], B: [8, 9], none: [2, 3, 4, 7] }[type];
    const speaking = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((article) => !silent.includes(article));
    expect([...decidedBy].sort()).toEqual(speaking);
  });

  it('[TEAM-5] the colours of the first match are reversed when the initial colour is Black', () => {
    for (const number of [1, 2, 3, 4]) {
      const [one, two] = [
        inRound({ number, history: '', wish: null }, 'A'),
        inRound({ number: 9, history: '', wish: null }, 'A'),
      ];
      expect(allocateTeamColors(one, two, 'white')).not.toBe(allocateTeamColors(one, two, 'black'));
    }
  });
});
