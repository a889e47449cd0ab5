import type { PairingView } from '../../contract/tournament/tournaments.ts';

/** A round robin of ten with titles, in which the first player may reach norms. */

export const KARI = 'Nordmann';

const OPPONENTS = [
  ['GM', 'SWE'],
  ['GM', 'DEN'],
  ['GM', 'ISL'],
  ['IM', 'SWE'],
  ['IM', 'NOR'],
  ['IM', 'NOR'],
  ['FM', 'NOR'],
  [null, 'DEN'],
  [null, 'NOR'],
] as const;

export const NORM_GUESTS = [
  {
    lastName: KARI,
    firstName: 'Kari',
    title: null,
    federation: 'NOR',
    fideRating: 2380,
    fideNumber: 1_500_100,
    sex: 'F',
  },
  ...OPPONENTS.map(([title, federation], index) => ({
    lastName: `Berg ${'ABCDEFGHI'[index]}`,
    firstName: 'Ola',
    title,
    federation,
    fideRating: 2500 - 20 * index,
    fideNumber: 1_500_101 + index,
    sex: 'M' as const,
  })),
] as const;

const email = 'post@example.org';

export const NORM_OFFICIALS = {
  city: 'Tromsø',
  federation: 'NOR',
  eventCode: '400001',
  organiser: { name: 'Hansen, Liv', fideNumber: 1_500_201, email },
  chiefArbiter: { name: 'Lie, Ola', title: 'IA' as const, fideNumber: 1_500_202, email },
  deputyArbiters: [{ name: 'Olsen, Per', title: null, fideNumber: 1_500_203, email: '' }],
};

/** The fields of such an event; with another number than ten guests it has other rounds. */
export const NORM_SETTINGS = {
  name: 'Arctic Masters',
  kind: 'RoundRobin' as const,
  meetings: 1,
  rounds: null,
  fideRated: true,
  initialTime: 90,
  increment: 30,
  onlinePairingIntervalN: 1,
  onlinePairingIntervalT: 2,
  officialData: NORM_OFFICIALS,
};

/** Kari wins the rounds up to `won` and loses the others; all other games are drawn. */
export const normResults = (
  round: number,
  boards: readonly Pick<PairingView, 'white' | 'black'>[],
  kari: string,
  won: number,
) =>
  boards.map(({ white, black }) => ({
    white,
    black,
    result:
      white === kari
        ? round <= won
          ? ('whiteWins' as const)
          : ('blackWins' as const)
        : black === kari
          ? round <= won
            ? ('blackWins' as const)
            : ('whiteWins' as const)
          : ('draw' as const),
  }));
