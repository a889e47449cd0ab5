/** Pairings that entrants without an account are told of (section 10 of the rules). */
import type { Actor } from '../access/actor.ts';
import { asId, type EntryId, GUEST_PREFIX } from '../kernel/ids.ts';
import { type AccountNotice, guestNoticesOf } from '../tournament/value/notices.ts';
import { boardsOf, playerOf, type Tournament } from '../tournament/value/state.ts';
import type { EntryMailContent } from './entry-mail.ts';

export interface PairingMail {
  readonly entry: EntryId;
  readonly content: Extract<EntryMailContent, { readonly kind: 'pairing' }>;
}

/** One for each guest who is newly seated, or has a bye. Who wants them is known to the entry. */
export const pairingMails = (before: Tournament, after: Tournament, actor: Actor): readonly PairingMail[] =>
  guestNoticesOf(before, after, actor).flatMap((notice) => mailOf(after, notice) ?? []);

function mailOf(tournament: Tournament, { account, notice }: AccountNotice): PairingMail | null {
  const entry = asId<EntryId>(account.slice(GUEST_PREFIX.length));
  const round = tournament.rounds[notice.round - 1];
  const startAt = round?.startAt ?? null;
  const about = { kind: 'pairing', tournament: tournament.id, round: notice.round, startAt } as const;
  switch (notice.kind) {
    case 'hasBye':
      return { entry, content: { ...about, board: null, color: null, opponent: null } };
    case 'playsWhite':
    case 'playsBlack': {
      const color = notice.kind === 'playsWhite' ? 'white' : 'black';
      const seats = round && boardsOf(round).find((one) => one[color] === account);
      const opponent = seats === undefined ? null : nameOf(tournament, color === 'white' ? seats.black : seats.white);
      return { entry, content: { ...about, board: notice.board, color, opponent } };
    }
    default:
      return null;
  }
}

function nameOf(tournament: Tournament, account: Parameters<typeof playerOf>[1]): string {
  const player = playerOf(tournament, account);
  if (player === undefined || tournament.settings.showOnlyUsernames) return account;
  return `${player.person.firstName} ${player.person.lastName}`;
}
