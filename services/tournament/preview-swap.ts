import type { SwapAnswer } from '../../contract/tournament/rounds.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { maySwapSeats, readSwap, type TwoPlayers } from '../../domain/tournament/rounds/seat-swap.ts';
import { allow } from '../authority.ts';
import type { Deps } from '../deps.ts';
import { orRefuse } from '../refusal.ts';
import { visibleTournament } from './views/view.ts';

/** What C.04.3 says about a swap of two players in a round (SWAP-3), before the arbiter applies it. */
export async function previewSwap(
  deps: Deps,
  actor: Actor,
  id: string,
  { round, who }: { readonly round: number; readonly who: TwoPlayers },
): Promise<SwapAnswer> {
  const tournament = await visibleTournament(deps, actor, id);
  allow(actor, { do: 'runTournaments', of: tournament.host });
  const swap = orRefuse(maySwapSeats(tournament, round, who, deps.now()));
  const { faults, worse } = readSwap(tournament, round, who, swap);
  return {
    faults: faults.map(({ kind, who: of }) => ({ kind, players: [...of] })),
    worse: worse.map(({ criterion, more }) => ({ criterion, more })),
  };
}
