import type { Region } from '../../domain/people/regions.ts';
import type { Title } from '../../domain/people/titles.ts';
/** The password of every demo account. */
export const PASSWORD = 'rokade-demo';

interface Person {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly sex: 'M' | 'F';
  readonly birth: string;
}

export interface Player extends Person {
  readonly federation: string;
  readonly rating: number | null;
  readonly title: Title | null;
}

export interface DemoClub {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly region: Region;
  readonly description: string;
  readonly manager: Person;
  readonly players: readonly Player[];
}

export const CHIEF: Person = { id: 'solveig', first: 'Solveig', last: 'Aune', sex: 'F', birth: '1971-03-08' };

/** The league of both clubs, with the running season and its first division. */
export const LEAGUE = { id: 'fjordserien', season: 'this-year', division: 'first' } as const;

export const ORGANIZATION = {
  id: 'fjordsjakk',
  name: 'Fjordsjakk',
  description: '<p>Chess between the fjords: two clubs, one calendar.</p>',
} as const;

const player = (
  id: string,
  name: string,
  rating: number | null,
  title: Title | null = null,
  more: Partial<Player> = {},
): Player => {
  const [first = '', last = ''] = name.split('/');
  return { id, first, last, rating, title, sex: 'M', birth: '1990-05-17', federation: 'NOR', ...more };
};

export const CLUBS: readonly DemoClub[] = [
  {
    id: 'fjellsiden',
    name: 'Fjellsiden Sjakklubb',
    address: 'Fjellveien 12, Bergen',
    region: 'Vestland',
    description: '<p>We play on Tuesdays from six in the old school. Beginners are welcome.</p>',
    manager: { id: 'ragnhild', first: 'Ragnhild', last: 'Åsheim', sex: 'F', birth: '1968-11-02' },
    players: [
      player('eirik', 'Eirik/Solvang', 2487, 'GM', { birth: '1993-02-14' }),
      player('dusan', 'Dušan/Marković', 2421, 'IM', { federation: 'SRB', birth: '1987-09-30' }),
      player('ingrid', 'Ingrid/Bjørnstad', 2298, 'WGM', { sex: 'F', birth: '1998-06-21' }),
      player('teodor', 'Teodor/Haugland', 2254, 'FM', { birth: '2001-01-09' }),
      player('amina', 'Amina/Haddad', 2133, 'WFM', { sex: 'F', federation: 'SWE', birth: '2003-12-05' }),
      player('oystein', 'Øystein/Kvåle', 2087, null, { birth: '1979-04-18' }),
      player('jakub', 'Jakub/Wiśniewski', 1996, null, { federation: 'POL', birth: '1984-07-27' }),
      player('synnove', 'Synnøve/Lyngstad', 1904, null, { sex: 'F', birth: '1995-10-11' }),
      player('henrik', 'Henrik/Tangen', 1788, null, { birth: '1966-08-03' }),
      player('lars', 'Lars/Myklebust', 1652, null, { birth: '1958-05-25' }),
      player('nora', 'Nora/Eide', 1487, null, { sex: 'F', birth: '2012-02-29' }),
      player('odin', 'Odin/Fossum', null, null, { birth: '2014-09-16' }),
    ],
  },
  {
    id: 'elvebakken',
    name: 'Elvebakken Sjakk',
    address: 'Elvegata 4, Trondheim',
    region: 'Trøndelag',
    description: '<p>Rapid on Thursdays, blitz on Sundays, school chess every other Saturday.</p>',
    manager: { id: 'magnhild', first: 'Magnhild', last: 'Storli', sex: 'F', birth: '1982-01-20' },
    players: [
      player('mikael', 'Mikael/Lindqvist', 2463, 'IM', { federation: 'SWE', birth: '1990-03-03' }),
      player('sunniva', 'Sunniva/Granli', 2341, 'FM', { sex: 'F', birth: '2000-08-19' }),
      player('arjun', 'Arjun/Raghavan', 2276, 'FM', { federation: 'IND', birth: '2005-04-07' }),
      player('katrin', 'Katrín/Jónsdóttir', 2158, 'WIM', { sex: 'F', federation: 'ISL', birth: '1992-12-12' }),
      player('birger', 'Birger/Moen', 2065, 'CM', { birth: '1974-06-30' }),
      player('paolo', 'Paolo/Ferrante', 1979, null, { federation: 'ITA', birth: '1981-02-22' }),
      player('hedda', 'Hedda/Rønning', 1893, null, { sex: 'F', birth: '2007-11-28' }),
      player('tormod', 'Tormod/Sæther', 1820, null, { birth: '1961-10-04' }),
      player('yusuf', 'Yusuf/Demir', 1745, null, { federation: 'TUR', birth: '1996-01-15' }),
      player('astrid', 'Astrid/Vik', 1630, null, { sex: 'F', birth: '2010-07-07' }),
      player('kasper', 'Kasper/Nygaard', 1512, null, { federation: 'DEN', birth: '2011-03-19' }),
      player('live', 'Live/Haugen', null, null, { sex: 'F', birth: '2013-05-01' }),
    ],
  },
];
