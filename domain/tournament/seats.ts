/** A tournament as the rules of presence, of pairing by hand and of withdrawal read it: who is paired, and with whom. */
import type { AccountId, TeamId } from '../ids.ts';
import type { MadePairing } from './hand-pairing.ts';
import { KINDS } from './kinds.ts';
import { matchResult } from './match.ts';
import type { Entrant } from './presence.ts';
import {
  isPlayer,
  type Pairing,
  type Participant,
  pairingsOf,
  playersOf,
  type Round,
  type Tournament,
} from './state.ts';

/** Who is paired: a player, or a team where teams are. */
export type EntrantId = AccountId | TeamId;

/** Those who are paired in this tournament: its teams, or all its players. */
export function entrantsOf(tournament: Pick<Tournament, 'participants' | 'settings'>): readonly Entrant<EntrantId>[] {
  const { participants, settings } = tournament;
  switch (KINDS[settings.kind].paired) {
    case 'teams':
      return participants.map((one) => entrant(isPlayer(one) ? one.account : one.team, one));
    case 'players':
      return playersOf(tournament).map((player) => entrant(player.account, player));
    case 'teamPlayers':
      return participants.flatMap((one) =>
        isPlayer(one)
          ? [entrant(one.account, one)]
          : one.members.map((member) => ({ ...entrant(member.account, member), team: one.team })),
      );
  }
}

const entrant = (id: EntrantId, { withdrawnFrom, eliminated }: Participant): Entrant<EntrantId> => ({
  id,
  withdrawnFrom,
  eliminated,
});

/** Everything that was paired, round by round. */
export const pairingsMade = ({ rounds }: Pick<Tournament, 'rounds'>): readonly MadePairing<EntrantId>[] =>
  rounds.flatMap(pairingsMadeIn);

export function pairingsMadeIn(round: Round): readonly MadePairing<EntrantId>[] {
  return placesIn(round).map(({ pairing, board }) => made(round.number, pairing, board));
}

/** The pairings of a round with their numbers: a bye stands after the last board. */
export function placesIn(round: Round): readonly { readonly pairing: Pairing; readonly board: number }[] {
  let last = 0;
  return pairingsOf(round).map((pairing) => {
    last = pairing.kind === 'bye' ? last + 1 : Math.max(last, pairing.board);
    return { pairing, board: pairing.kind === 'bye' ? last : pairing.board };
  });
}

function made(round: number, pairing: Pairing, place: number): MadePairing<EntrantId> {
  switch (pairing.kind) {
    case 'board':
    case 'match': {
      const { board, white, black } = pairing;
      const result = pairing.kind === 'board' ? pairing.result : matchResult(pairing);
      return { round, board, white, black, bye: null, result };
    }
    case 'bye':
      return { round, board: place, white: pairing.who, black: null, bye: pairing.bye, result: null };
  }
}
