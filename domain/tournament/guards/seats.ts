/** The view of a tournament that presence, manual pairing and withdrawal rules use. */

import type { MadePairing } from '../rounds/hand-pairing.ts';
import { matchResult } from '../teams/match.ts';
import { FORMATS } from '../value/formats.ts';
import {
  type EntrantId,
  isPlayer,
  type Pairing,
  type Participant,
  pairingsOf,
  playersOf,
  type Round,
  type Tournament,
} from '../value/state.ts';
import type { Entrant } from './presence.ts';

export function entrantsOf(tournament: Pick<Tournament, 'participants' | 'settings'>): readonly Entrant<EntrantId>[] {
  const { participants, settings } = tournament;
  switch (FORMATS[settings.format].paired) {
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

export const pairingsMade = ({ rounds }: Pick<Tournament, 'rounds'>): readonly MadePairing<EntrantId>[] =>
  rounds.flatMap(pairingsMadeIn);

export function pairingsMadeIn(round: Round): readonly MadePairing<EntrantId>[] {
  return placesIn(round).map(({ pairing, board }) => made(round.number, pairing, board));
}

/** Pairings with board numbers; byes follow the last board. */
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
