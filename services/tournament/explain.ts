import type { ErrorKey } from '../../contract/http/errors.ts';
import type { Actor } from '../../domain/access/actor.ts';
import type { AccountId } from '../../domain/kernel/ids.ts';
import { ok, type Result, refuse } from '../../domain/kernel/result.ts';
import type { PairingInput } from '../../domain/pairing/pairing.ts';
import type { ExplainedPairing } from '../../domain/pairing/swiss-dutch/explain.ts';
import { maySee } from '../../domain/tournament/guards/authority.ts';
import { pairedFrom } from '../../domain/tournament/rounds/paired-from.ts';
import { numberedAsIn } from '../../domain/tournament/rounds/starting-numbers.ts';
import { FORMATS } from '../../domain/tournament/value/formats.ts';
import { boardsOf, playersOf, type Tournament } from '../../domain/tournament/value/state.ts';
import { visibilityFor } from '../../domain/view/audience.ts';

/** A round with the explanation of its pairing, in which players have numbers. */
export interface ExplainedRound {
  readonly explained: ExplainedPairing;
  readonly accounts: ReadonlyMap<number, AccountId>;
  /** Whether the round is unchanged since the program paired it; the arbiter may have edited it. */
  readonly asPaired: boolean;
}

/** The pairing input of a Swiss round, without later changes; or why this user may not see it. */
export function explainableRound(tournament: Tournament, actor: Actor, number: number): Result<PairingInput, ErrorKey> {
  if (!maySee(actor, tournament)) return refuse('tournamentPrivate');
  // Brackets reveal the scores of all players.
  if (!visibilityFor(actor, tournament).wholeTable) return refuse('forbidden');
  if (!FORMATS[tournament.settings.format].explains) return refuse('formatNotOffered');
  const input = pairedFrom(tournament, number);
  return input === null ? refuse('noSuchRound') : ok(input);
}

/** Adds accounts and the comparison with the actual round to an explanation. */
export function explainedRound(tournament: Tournament, number: number, explained: ExplainedPairing): ExplainedRound {
  const accounts = new Map(playersOf(numberedAsIn(tournament, number)).map(({ seed, account }) => [seed, account]));
  const round = tournament.rounds[number - 1];
  const boards = new Set((round === undefined ? [] : boardsOf(round)).map(({ white, black }) => `${white} ${black}`));
  const asPaired = explained.pairs.every(({ white, black }) =>
    boards.has(`${accounts.get(white)} ${accounts.get(black)}`),
  );
  return { explained, accounts, asPaired };
}
