import { describe, expect, it } from 'vitest';
import { type AccountId, asId } from '../../../../domain/kernel/ids.ts';
import { assert } from '../../../../domain/kernel/result.ts';
import type { ListedRatings, PublishedRatings } from '../../../../domain/rating/seeding-list.ts';
import type { Guest, TournamentCommand } from '../../../../domain/tournament/command.ts';
import { decide } from '../../../../domain/tournament/decide.ts';
import type { EffectResult } from '../../../../domain/tournament/decision.ts';
import { factsOf } from '../../../../domain/tournament/log/log.ts';
import { editedSettings, newSettings, settingsFrom } from '../../../../domain/tournament/value/settings.ts';
import { playersOf, type Tournament } from '../../../../domain/tournament/value/state.ts';
import { templateOf } from '../../../../domain/tournament/value/template.ts';
import { chanceFrom } from '../../../support/chance.ts';
import { changed, entryOf, HOST, newTournament, nextRound } from '../../../support/domain/played-tournament.ts';
import { at } from '../../../support/domain/tournament.ts';

const NOVEMBER = 202611;
const DECEMBER = 202612;

const published = (month: number, blitz: number | null, standard: number | null = null): PublishedRatings => ({
  month,
  ratings: { standard, rapid: null, blitz },
});
const inFide = (month: number, blitz: number | null, standard?: number | null): ListedRatings => ({
  fide: published(month, blitz, standard),
  national: null,
});

const blitzEvent = (): Tournament => newTournament({ initialMinutes: 3, incrementSeconds: 2 });

/** Decided with what the lists answer. */
function decidedWith(before: Tournament, command: TournamentCommand, effectResult: EffectResult) {
  return decide(before, command, { actor: HOST, now: at(0), chance: chanceFrom(3), effectResult });
}

function changedWith(before: Tournament, command: TournamentCommand, effectResult: EffectResult): Tournament {
  const decided = decidedWith(before, command, effectResult);
  assert(decided.ok && decided.value.kind === 'done' && decided.value.after !== null, 'it is done');
  return decided.value.after;
}

/** An account whose own rating is 1500. */
function entered(before: Tournament, account: string, listed: ListedRatings): Tournament {
  const entry = { ...entryOf(account, 1500), listed };
  const effectResult = { kind: 'entry', entry, teams: [], barred: null } as const;
  return changedWith(before, { kind: 'addParticipant', account: asId(account) }, effectResult);
}

const guest = (lastName: string, rating: number | null, fideNumber: number | null): Guest => ({
  person: { firstName: 'Gro', lastName, fideNumber, birthDate: null, sex: null },
  title: null,
  rating,
  federation: 'NOR',
  club: null,
});

const lists = (month: number, ...listed: ListedRatings[]): EffectResult => ({
  kind: 'ratings',
  listed,
  inPlace: { fide: month, national: null },
});

const ratingsOf = (tournament: Tournament) => playersOf(tournament).map(({ account, rating }) => [account, rating]);
const monthOf = ({ settings }: Tournament) => settings.seedingList.month;

const TAKE_OVER = { kind: 'takeOverRatings' } as const;

/** Two players of November's list, the first by blitz and the second by standard. */
const november = (): Tournament =>
  entered(entered(blitzEvent(), 'p1', inFide(NOVEMBER, 1900, 2300)), 'p2', inFide(NOVEMBER, null, 1800));
const december = lists(DECEMBER, inFide(DECEMBER, 1700), inFide(DECEMBER, 1850));

describe('the ratings of entries', () => {
  it('[ENTRY-19] accounts are seeded by the list of the kind of play, and the tournament names its month', () => {
    const after = november();
    expect(ratingsOf(after)).toEqual([
      ['p1', 1900],
      ['p2', 1800],
    ]);
    expect(monthOf(after)).toBe(NOVEMBER);
  });

  it('[ENTRY-19] an account that no list rates keeps its own rating, and names no month', () => {
    const after = entered(blitzEvent(), 'p1', { fide: published(NOVEMBER, null), national: null });
    expect(ratingsOf(after)).toEqual([['p1', 1500]]);
    expect(monthOf(after)).toBeNull();
  });

  it('[ENTRY-19] guests are looked up by their numbers, and only if they have one', () => {
    const listed = { kind: 'addGuest', guest: guest('Listed', 2400, 1500042) } as const;
    expect(decide(blitzEvent(), listed, { actor: HOST, now: at(0), chance: chanceFrom(3) })).toMatchObject({
      value: {
        kind: 'loadRatings',
        people: [{ fideNumber: 1500042, nationalId: null, federation: 'NOR' }],
        federation: 'NOR',
      },
    });
    const [[, rating] = []] = ratingsOf(changedWith(blitzEvent(), listed, lists(NOVEMBER, inFide(NOVEMBER, 2011))));
    expect(rating).toBe(2011);
    const unlisted = changed(blitzEvent(), { kind: 'addGuest', guest: guest('Unlisted', 1234, null) });
    expect(ratingsOf(unlisted)).toEqual([[expect.any(String), 1234]]);
  });

  it('[ENTRY-19] a list of entrants is seeded by the lists, accounts and guests alike', () => {
    const guests = [guest('Listed', 2400, 1500042), guest('Unlisted', 1200, null)];
    const after = changedWith(
      blitzEvent(),
      { kind: 'addEntrants', accounts: [asId('p1')], guests },
      {
        kind: 'entries',
        entries: [{ ...entryOf('p1', 1500), listed: inFide(NOVEMBER, 1900) }],
        guests: [inFide(NOVEMBER, 2011), { fide: null, national: null }],
      },
    );
    expect(playersOf(after).map(({ rating }) => rating)).toEqual([2011, 1900, 1200]);
    expect(monthOf(after)).toBe(NOVEMBER);
  });

  it('[ENTRY-19] the right account of an entry brings the rating of the list', () => {
    const effectResult = {
      kind: 'entry',
      entry: { ...entryOf('p9', 1500), listed: inFide(NOVEMBER, 2222) },
      teams: [],
      barred: null,
    } as const;
    const right = changedWith(
      november(),
      { kind: 'identifyEntrant', guest: asId('p1'), account: asId('p9') },
      effectResult,
    );
    expect(ratingsOf(right)[0]).toEqual(['p9', 2222]);
  });
});

describe('taking over the ratings of a new list', () => {
  it('[ENTRY-20] the new list changes ratings, order and month, and the log has each rating', () => {
    const before = november();
    const after = changedWith(before, TAKE_OVER, december);
    expect(ratingsOf(after)).toEqual([
      ['p2', 1850],
      ['p1', 1700],
    ]);
    expect(playersOf(after).map(({ seed }) => seed)).toEqual([1, 2]);
    expect(factsOf(before, after)).toEqual([
      { kind: 'setting', setting: 'seedingList', before: ['fide', NOVEMBER], after: ['fide', DECEMBER] },
      { kind: 'rating', who: ['p2'], before: 1800, after: 1850 },
      { kind: 'rating', who: ['p1'], before: 1900, after: 1700 },
    ]);
    const again = decidedWith(after, TAKE_OVER, lists(DECEMBER, inFide(DECEMBER, 1850), inFide(DECEMBER, 1700)));
    expect(again).toMatchObject({ ok: true, value: { after, answer: { taken: 0 } } });
  });

  it('[ENTRY-20] the organiser may choose whose ratings are taken over', () => {
    const command = { ...TAKE_OVER, accounts: [asId<AccountId>('p2')] };
    expect(ratingsOf(changedWith(november(), command, december))).toEqual([
      ['p1', 1900],
      ['p2', 1850],
    ]);
    const stranger = { ...TAKE_OVER, accounts: [asId<AccountId>('p9')] };
    expect(decidedWith(november(), stranger, december)).toMatchObject({ key: 'notParticipating' });
  });

  it('[ENTRY-20] a starting list that is drawn by lot keeps its order', () => {
    const drawn = { ...november(), randomSeeding: true };
    expect(ratingsOf(changedWith(drawn, TAKE_OVER, december))).toEqual([
      ['p1', 1700],
      ['p2', 1850],
    ]);
  });

  it('[ENTRY-20] after the start the numbers follow until round 1 is paired, and nothing changes from then on', () => {
    const started = changed({ ...november(), settings: { ...november().settings, rounds: 1 } }, { kind: 'start' });
    expect(ratingsOf(changedWith(started, TAKE_OVER, december))).toEqual([
      ['p2', 1850],
      ['p1', 1700],
    ]);
    expect(decidedWith(nextRound(started), TAKE_OVER, december)).toMatchObject({ key: 'ratingsAreFixed' });
  });

  it('[ENTRY-20] without a list in place nothing changes', () => {
    const before = november();
    const nothing = { kind: 'ratings', listed: [], inPlace: { fide: null, national: null } } as const;
    expect(decidedWith(before, TAKE_OVER, nothing)).toMatchObject({ value: { after: before } });
  });
});

describe('the setting of the rating list', () => {
  it('[SET-8] the month is not changed by an edit, a new tournament or a template', () => {
    const before = november().settings;
    const wanted = { source: 'nationalThenFide', kinds: ['blitz'], month: DECEMBER } as const;
    expect(editedSettings(before, { ...before, seedingList: wanted }).seedingList).toEqual({
      ...wanted,
      month: NOVEMBER,
    });
    expect(editedSettings(before, { ...before, seedingList: null }).seedingList).toEqual(before.seedingList);
    expect(newSettings({ ...settingsFrom(before), seedingList: wanted }, 'Europe/Oslo').seedingList.month).toBeNull();
    expect(templateOf({ ...before, seedingList: wanted }).seedingList).toEqual({ ...wanted, month: null });
  });
});
