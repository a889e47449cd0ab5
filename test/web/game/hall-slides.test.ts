import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BYE } from '../../../contract/http/codes.ts';
import { roomIn } from '../../../web/features/screen/room.ts';
import { type Room, seatsOf, slidesOf, turned } from '../../../web/model/hall-slides.ts';
import { partsIn, SCREEN_PARTS } from '../../../web/model/screen-settings.ts';
import { aGame, aPage, aPairing, aParticipant } from '../../support/web/tournament-pages.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, at) => aParticipant(`p${at + 1}`, { seed: at + 1, rank: at + 1 }));

/** A round in which everybody plays, the last with a bye where they are odd. */
function pageOf(count: number) {
  const participants = people(count);
  const pairings = Array.from({ length: Math.ceil(count / 2) }, (_, at) =>
    aPairing(`p${2 * at + 1}`, 2 * at + 2 > count ? BYE : `p${2 * at + 2}`, { board: at + 1 }),
  );
  return aPage({ started: true }, { participants, pairings, games: {} });
}

const room = (rows: number, columns: number): Room => ({ rows, columns: () => columns, boards: 8 });

describe('the views of a hall screen', () => {
  it('the hall display shows everybody once, however many they are and whatever fits', () => {
    const size = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 4 }), (count, rows, columns) => {
        const parts = ['pairings', 'names', 'standings'] as const;
        const slides = slidesOf(pageOf(count), { parts, round: 1 }, room(rows, columns));
        for (const part of parts) {
          const own = slides.filter(({ list }) => list.part === part);
          const shown = own.flatMap(({ list, from, to }) => [...list.rows].slice(from, to));
          expect(shown).toEqual(own[0]?.list.rows);
          expect(shown).toHaveLength(part === 'pairings' ? Math.ceil(count / 2) : count);
          for (const { from, to } of own) expect(to - from).toBeLessThanOrEqual(rows * columns);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('the hall display leaves out empty parts', () => {
    const slides = slidesOf(pageOf(4), { parts: SCREEN_PARTS, round: 1 }, room(10, 1));
    expect(slides.map(({ key }) => key)).toEqual(['pairings 1', 'names 1', 'standings 1']);
  });

  it('[CAT-3] the hall display shows the standings of each category, with the places in it', () => {
    const categories = [
      { name: 'Juniors', players: ['p2', 'p4', 'p5'] },
      { name: 'Nobody', players: [] },
      { name: 'Seniors', players: ['p1'] },
    ];
    const slides = slidesOf({ ...pageOf(5), categories }, { parts: ['categories'], round: 1 }, room(2, 1));
    expect(slides.map(({ key, pages }) => [key, pages])).toEqual([
      ['categories 1', 2],
      ['categories 2', 2],
      ['categories 3.1', 1],
    ]);
    expect(slides.map(({ list }) => list.part === 'categories' && list.name)).toEqual([
      'Juniors',
      'Juniors',
      'Seniors',
    ]);
    const [first] = slides;
    const places = first?.list.part === 'categories' ? first.list.rows.map(({ account, rank }) => [account, rank]) : [];
    expect(places).toEqual([
      ['p2', 1],
      ['p4', 2],
      ['p5', 3],
    ]);
    expect(turned(slides, 'categories 3.1', 1)).toBe('categories 1');
  });

  it('the hall display shows boards of games on the screen, and clocks of running games only', () => {
    const clocks = { whiteMs: 1, blackMs: 1, running: null, since: 0 };
    const games = {
      '1_p1_p2': [{ ...aGame('p1', 'p2'), clocks }],
      '1_p3_p4': [{ ...aGame('p3', 'p4', { finished: true }), clocks }],
    };
    const slides = slidesOf({ ...pageOf(4), games }, { parts: ['boards', 'clocks'], round: 1 }, room(10, 1));
    expect(slides.map(({ key, list }) => [key, list.rows.length])).toEqual([
      ['boards 1', 2],
      ['clocks 1', 1],
    ]);
  });

  it('the hall display starts over after its last view, and goes on if the list has become shorter', () => {
    const slides = slidesOf(pageOf(30), { parts: ['pairings', 'standings'], round: 1 }, room(10, 1));
    expect(slides.map(({ key }) => key)).toEqual([
      'pairings 1',
      'pairings 2',
      'standings 1',
      'standings 2',
      'standings 3',
    ]);
    expect(turned(slides, 'standings 3', 1)).toBe('pairings 1');
    expect(turned(slides, 'pairings 1', -1)).toBe('standings 3');
    expect(turned(slides, 'standings 7', 1)).toBe('standings 2');
    expect(turned([], 'standings 7', 1)).toBe('');
  });

  it('the hall display lists people by last name with their board, and those with a bye without one', () => {
    const page = {
      participants: [
        aParticipant('a', { firstName: 'Anne', lastName: 'Øst' }),
        aParticipant('b', { firstName: 'Bo', lastName: 'Aas' }),
        aParticipant('c', { firstName: '', lastName: '', username: 'Cleo' }),
      ],
      pairings: [aPairing('a', 'b', { board: 7 }), aPairing('c', BYE, { board: 8 })],
    };
    expect(seatsOf(page, 1)).toMatchObject([
      { name: 'Aas, Bo', board: '7', color: 'black' },
      { name: 'Cleo', board: null, color: null },
      { name: 'Øst, Anne', board: '7', color: 'white' },
    ]);
  });
});

describe('the address of a hall screen', () => {
  it('the parts in the address of a hall display are shown in its order, each once', () => {
    expect(partsIn('standings,pairings,nonsense,standings')).toEqual(['standings', 'pairings']);
  });
});

describe('the room on a wall', () => {
  it('the hall display uses more columns for long lists, one on a phone, and the number that is set', () => {
    const hall = roomIn({ width: 1920, height: 1080 }, {});
    expect([hall.rows, hall.columns('pairings', 10), hall.columns('pairings', 250)]).toEqual([14, 1, 2]);
    expect(roomIn({ width: 360, height: 740 }, {}).columns('names', 500)).toBe(1);
    expect(roomIn({ width: 1920, height: 1080 }, { rows: 25, columns: 4 }).columns('pairings', 500)).toBe(4);
  });
});
