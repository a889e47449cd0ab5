import { describe, expect, it } from 'vitest';
import { wholeTournament } from '../../contract/whole-tournament.ts';
import { type AccountId, asId, type GameId } from '../../domain/ids.ts';
import type { CleanHtml } from '../../domain/rich-text.ts';
import { logEntry } from '../../domain/tournament/log.ts';
import { playersOf, type Tournament } from '../../domain/tournament/state.ts';
import { fromWholeFile, type Here, toWholeFile } from '../../services/tournament/whole-file.ts';
import { HOST, newTournament } from '../support/played-tournament.ts';
import { at } from '../support/tournament.ts';
import { walkTo } from '../support/tournament-walk.ts';

/** `WALKS=1000` takes more of them, `SEED=...` one again. */
const WALKS = Number(process.env.WALKS ?? 60);
const FIRST = Number(process.env.SEED ?? 1);

const NO_KEYS: ReadonlyMap<string, string> = new Map();

const entered = (tournament: Tournament) => {
  const entry = logEntry(newTournament(), { ...tournament, id: newTournament().id }, HOST, at(0));
  return entry === null ? [] : [entry];
};

/** Another server, on which everybody and every game has another id. */
function elsewhere(): { readonly here: Here; readonly keys: ReadonlyMap<string, string> } {
  const guests = new Map<string, AccountId>();
  const keys = new Map<string, string>();
  let games = 0;
  const guestOf = (key: string): AccountId => {
    const guest = guests.get(key) ?? asId<AccountId>(`guest-${1000 - guests.size}`);
    guests.set(key, guest);
    keys.set(guest, key);
    return guest;
  };
  const here: Here = {
    id: asId('elsewhere'),
    revision: 7,
    host: { type: 'club', id: asId('other') },
    league: null,
    pin: { pinned: true, order: 3 },
    clean: (description) => description as CleanHtml,
    guestOf,
    gameOf: () => asId<GameId>(`game-${games++}`),
  };
  return { here, keys };
}

describe('a whole tournament as a file', () => {
  it('[TOUR-9] is the same file after another server has taken it over, whatever has been done to it', () => {
    let taken = 0;
    for (let seed = FIRST; seed < FIRST + WALKS; seed += 1) {
      const tournament = walkTo(seed, 60);
      const beside = { origin: 'open.1', log: entered(tournament), report: null };
      const written = toWholeFile(tournament, { ...beside, keys: NO_KEYS });
      if (!written.ok) continue;
      taken += 1;
      const text = JSON.stringify(written.value);
      const { here, keys } = elsewhere();
      const file = wholeTournament.parse(JSON.parse(text));
      const read = fromWholeFile(file, here);
      expect([seed, read.ok || read.key]).toEqual([seed, true]);
      if (!read.ok) continue;
      for (const [index, { standing }] of playersOf(tournament).entries()) {
        expect(playersOf(read.value)[index]?.standing).toEqual(standing);
      }
      const again = toWholeFile(read.value, { ...beside, keys });
      expect(again.ok && JSON.stringify(again.value)).toBe(text);
    }
    expect(taken).toBeGreaterThan(WALKS / 4);
  });

  it('[TOUR-9] is refused where it contradicts itself', () => {
    const tournament = [...Array(200).keys()]
      .map((seed) => walkTo(seed + 1, 60))
      .find(
        (one) =>
          one.rounds[0]?.kind === 'paired' &&
          toWholeFile(one, { origin: 'o.1', keys: NO_KEYS, log: [], report: null }).ok,
      );
    if (tournament === undefined) throw new Error('no walk has come to a round');
    const written = toWholeFile(tournament, { origin: 'o.1', keys: NO_KEYS, log: [], report: null });
    if (!written.ok) throw new Error(written.key);
    const file = written.value;
    const [first] = file.rounds;
    if (first === undefined) throw new Error('no round');
    const spoilt = [
      { ...file, players: file.players.slice(1) },
      { ...file, players: file.players.map((player) => ({ ...player, key: 'same' })) },
      { ...file, rounds: [{ ...first, pairedAt: null }] },
      { ...file, rounds: [{ ...first, boards: [...first.boards, ...first.boards] }] },
      { ...file, startedAt: null, finishedAt: 1 },
    ];
    for (const one of spoilt) expect(fromWholeFile(one, elsewhere().here)).toMatchObject({ key: 'wholeFileBroken' });
  });
});
