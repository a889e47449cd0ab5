import { describe, expect, it } from 'vitest';
import { isGuestId } from '../../../../domain/kernel/ids.ts';
import { isSame } from '../../../../domain/kernel/same.ts';
import { playersConcerned } from '../../../../domain/tournament/value/concerned.ts';
import {
  boardsOf,
  freeRoundsOf,
  pairedRounds,
  playersOf,
  type Tournament,
  teamOfPlayer,
} from '../../../../domain/tournament/value/state.ts';
import { type Fault, walk } from '../../../support/domain/tournament-walk.ts';

const WALKS = Number(process.env.WALKS ?? 60);
const FIRST = Number(process.env.SEED ?? 1);
const COMMANDS = 60;

/** What the database answers for the lobby of a player (db/read/overview.ts). */
function lobbyIn(tournament: Tournament, account: string): unknown {
  const { settings, phase, nextPairingAt, rounds, requestedByes } = tournament;
  const { name, online, initialMinutes, showOnlyUsernames } = settings;
  const players = new Map(playersOf(tournament).map((player) => [player.account as string, player]));
  const nameOf = (who: string) => [players.get(who)?.person.firstName, players.get(who)?.person.lastName];
  const games = rounds.flatMap((round) =>
    boardsOf(round)
      .flatMap((board) => board.games)
      .filter(({ white, black, end }) => end === null && (white === account || black === account))
      .map(({ id, white, black, startAt }) => [id, white, black, startAt, round.number, nameOf(white), nameOf(black)]),
  );
  const player = players.get(account);
  const team = player && teamOfPlayer(tournament, player.account);
  const next = pairedRounds(tournament) + 1;
  const byes = [
    ...requestedByes,
    ...rounds.flatMap((round) => freeRoundsOf(round).map((bye) => ({ ...bye, round: round.number }))),
  ];
  const takesPart = [player, ...(team === undefined ? [] : [team])].every(
    (one) => one !== undefined && one.withdrawnFrom === null && !one.eliminated,
  );
  const isAnnounced =
    takesPart &&
    online &&
    phase.kind === 'running' &&
    nextPairingAt !== null &&
    !byes.some(({ who, round }) => who === account && round === next);
  return [
    games.length > 0 && [name, initialMinutes, showOnlyUsernames, games],
    isAnnounced && [name, initialMinutes, nextPairingAt, next],
  ];
}

const everybodyIn = (tournament: Tournament): string[] => [
  ...playersOf(tournament).map(({ account }) => account),
  ...tournament.rounds.flatMap(boardsOf).flatMap(({ white, black }) => [white, black]),
];

/** Whose lobby changes without their being told of it. */
function forgotten(before: Tournament, after: Tournament): string[] {
  const told = new Set<string>(playersConcerned(before, after));
  return [...new Set([before, after].flatMap(everybodyIn))].filter(
    (account) =>
      !isGuestId(account) && !told.has(account) && !isSame(lobbyIn(before, account), lobbyIn(after, account)),
  );
}

describe('those whom a change concerns', () => {
  it(`[NEXT-4] everybody whose lobby a command changes is among them (${WALKS} walks from seed ${FIRST})`, () => {
    const faults: Fault[] = [];
    const told = { nobody: 0, some: 0, all: 0 };
    for (let walked = 0; walked < WALKS; walked += 1) {
      const fault = walk(FIRST + walked, COMMANDS, new Map(), (before, after) => {
        const some = playersConcerned(before, after).length;
        if (some === 0) told.nobody += 1;
        else if (some < playersOf(after).length / 2) told.some += 1;
        else told.all += 1;
        return forgotten(before, after).map((account) => `${account} was not told`);
      });
      if (fault !== null) faults.push(fault);
    }
    expect(faults.slice(0, 2)).toEqual([]);
    // Most changes, as of results over the board, concern nobody's lobby.
    expect(told.nobody).toBeGreaterThan(told.all);
    expect(told.some).toBeGreaterThan(0);
  }, 300_000);

  it('[NEXT-4] a tournament that is deleted concerns all its players', () => {
    const faults: string[] = [];
    walk(FIRST, COMMANDS, new Map(), (before) => {
      const told = new Set<string>(playersConcerned(before, null));
      faults.push(
        ...playersOf(before).flatMap(({ account }) => (told.has(account) || isGuestId(account) ? [] : [account])),
      );
      return [];
    });
    expect(faults).toEqual([]);
  });

  it('[NEXT-4] a bye concerns its player, whose next pairing is no longer announced, and nobody else', () => {
    let byes = 0;
    walk(FIRST, COMMANDS, new Map(), (_, tournament) => {
      const [player] = playersOf(tournament);
      if (player === undefined || isGuestId(player.account)) return [];
      const without = { ...tournament, requestedByes: [] };
      const bye = { who: player.account, round: pairedRounds(tournament) + 1, bye: 'half-point' } as const;
      const withBye = { ...tournament, requestedByes: [bye] };
      expect(playersConcerned(without, withBye)).toEqual([player.account]);
      expect(playersConcerned(withBye, without)).toEqual([player.account]);
      byes += 1;
      return [];
    });
    expect(byes).toBeGreaterThan(0);
  });
});
