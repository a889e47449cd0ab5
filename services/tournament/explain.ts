import type { ErrorKey } from '../../contract/errors.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId } from '../../domain/ids.ts';
import type { PairingInput } from '../../domain/pairing/pairing.ts';
import type { ExplainedPairing } from '../../domain/pairing/swiss-dutch/explain.ts';
import { ok, type Result, refuse } from '../../domain/result.ts';
import { maySee } from '../../domain/tournament/authority.ts';
import { KINDS } from '../../domain/tournament/kinds.ts';
import { pairedFrom } from '../../domain/tournament/paired-from.ts';
import { boardsOf, playersOf, type Tournament } from '../../domain/tournament/state.ts';
import { visibilityFor } from './visibility.ts';

/** A round with the reasons of its pairing, which name players by their numbers. */
export interface ExplainedRound {
  readonly explained: ExplainedPairing;
  readonly accounts: ReadonlyMap<number, AccountId>;
  /** Whether the round stands as the program pairs it: the arbiter may have changed it by hand. */
  readonly asPaired: boolean;
}

/** What a round of a Swiss was paired from, and nothing that came later; or why this reader is not told. */
export function explainableRound(tournament: Tournament, actor: Actor, number: number): Result<PairingInput, ErrorKey> {
  if (!maySee(actor, tournament)) return refuse('tournamentPrivate');
  // The brackets are the scores of all players.
  if (!visibilityFor(actor, tournament).wholeTable) return refuse('forbidden');
  if (!KINDS[tournament.settings.kind].explains) return refuse('formatNotOffered');
  const input = pairedFrom(tournament, number);
  return input === null ? refuse('noSuchRound') : ok(input);
}

/** A round of a tournament with the reasons that were found. */
export function explainedRound(tournament: Tournament, number: number, explained: ExplainedPairing): ExplainedRound {
  const accounts = new Map(playersOf(tournament).map(({ seed, account }) => [seed, account]));
  const round = tournament.rounds[number - 1];
  const boards = new Set((round === undefined ? [] : boardsOf(round)).map(({ white, black }) => `${white} ${black}`));
  const asPaired = explained.pairs.every(({ white, black }) =>
    boards.has(`${accounts.get(white)} ${accounts.get(black)}`),
  );
  return { explained, accounts, asPaired };
}
