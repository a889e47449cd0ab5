import { PLAYER_SEARCH } from '../../contract/event/entries.ts';
import { type FidePlayer, readFidePlayer, readFidePlayersFrom } from '../../db/read/fide.ts';
import { beginningsOf } from '../../domain/fide-list/search.ts';
import type { Deps } from '../deps.ts';

/** By FIDE number or the beginning of a name, for a form that needs no log-in (ID-2). */
export async function searchPlayers({ db }: Pick<Deps, 'db'>, typed: string): Promise<FidePlayer[]> {
  const text = typed.trim();
  if (/^\d+$/.test(text)) {
    const player = await readFidePlayer(db, Number(text));
    return player === undefined ? [] : [player];
  }
  const found = await Promise.all(
    beginningsOf(text).map((beginning) => readFidePlayersFrom(db, beginning, PLAYER_SEARCH.rows)),
  );
  const byNumber = new Map(found.flat().map((player) => [player.number, player]));
  return [...byNumber.values()].slice(0, PLAYER_SEARCH.rows);
}
