import type { APIRequestContext } from '@playwright/test';
import * as calls from '../../../contract/calls.ts';
import type { PairingView } from '../../../contract/tournament/tournaments.ts';
import { CLUBS } from '../../../scripts/seed/people.ts';
import { enter, viewOf } from './people.ts';
import { callApi } from './requests.ts';

const [CLUB] = CLUBS;
export const ORGANISER = CLUB?.manager.id ?? '';
const START = '2031-05-10';

const FIRST = ['Anne', 'Bjørn', 'Åse', 'Maximilian-Alexander', 'Nguyễn', 'Li', 'Ragnhild', 'Ødegaard-Karlsen'];
const LAST = ['Aas', 'Berg', 'Christophersen-Lindqvist', 'Dahl', 'Østensjø', 'Fjeld', 'Szczepański', 'Ås'];

/** A last name of its own for each start number. */
export const lastNameOf = (number: number): string => `${LAST[number % LAST.length]} ${numeral(number)}`;

/** Letters in place of digits, as names have none. */
const numeral = (number: number): string =>
  [...String(number)].map((digit) => 'KLMNPRSTVX'[Number(digit)] ?? '').join('');

const playerLine = (number: number): string => {
  const name = `${lastNameOf(number)}, ${FIRST[number % FIRST.length]}`;
  return `${`001 ${String(number).padStart(4)}      ${name.slice(0, 33).padEnd(34)}${String(2500 - number).padStart(4)} NOR`.padEnd(
    80,
  )} 0.0`;
};

/** A Swiss over the board of so many, with its first round paired; the request is logged in as its organiser. */
export async function hallOf(
  request: APIRequestContext,
  players: number,
  name = `Hall of ${players}`,
): Promise<string> {
  await enter(request, ORGANISER);
  const lines = Array.from({ length: players }, (_, at) => playerLine(at + 1));
  const trf = [`012 ${name}`, `042 ${START.replaceAll('-', '/')}`, '142 7', '152 W', ...lines, ''].join('\n');
  const { id } = await callApi(request, calls.importTournament, {
    body: { trf, organiser: CLUB?.id ?? '', organiserType: 'club' },
  });
  await callApi(request, calls.startTournament, { id });
  await pairNext(request, id);
  return id;
}

export async function pairNext(request: APIRequestContext, id: string): Promise<void> {
  await callApi(request, calls.pairNextRound, { id, button: 'pairings' });
}

/** The boards of a round, in their order. */
export async function boardsOf(request: APIRequestContext, id: string, round: number): Promise<readonly PairingView[]> {
  const { pairings } = await viewOf(request, id);
  return pairings.filter((pairing) => pairing.round === round).sort((one, other) => one.board - other.board);
}

/** Everybody has a result: White, a draw and Black by turns. */
export async function playRound(request: APIRequestContext, id: string, round: number): Promise<void> {
  const games = (await boardsOf(request, id, round)).filter(({ result }) => result === null);
  for (const [at, { white, black }] of games.entries()) {
    const result = (['1', '0', '-1'] as const)[at % 3] ?? '1';
    await callApi(request, calls.setResult, { id, round, white, black, result });
  }
}
