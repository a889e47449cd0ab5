import type { GuestInput } from '../../contract/tournaments.ts';
import type { Guest } from '../../domain/tournament/command.ts';

/** Somebody without an account, as the form tells of him. */
export const guestOf = (sent: GuestInput): Guest => ({
  person: {
    firstName: sent.first_name,
    lastName: sent.last_name,
    fideNumber: sent.fide_number ?? null,
    birthDate: sent.birth_date ?? null,
    sex: 'M',
  },
  title: sent.title,
  // Nobody is rated 0.
  rating: sent.fide_rating || null,
  federation: sent.federation,
});
