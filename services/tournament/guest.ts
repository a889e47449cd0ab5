import type { EntrantInput, GuestInput } from '../../contract/entrants.ts';
import type { Guest, SaidOfEntrant } from '../../domain/tournament/command.ts';

/** Somebody without an account, as the form tells of him. */
export const guestOf = (sent: GuestInput): Guest => ({
  person: {
    firstName: sent.first_name,
    lastName: sent.last_name,
    fideNumber: sent.fide_number ?? null,
    birthDate: sent.birth_date ?? null,
    sex: sent.sex,
  },
  title: sent.title,
  // Nobody is rated 0.
  rating: sent.fide_rating || null,
  federation: sent.federation,
  club: sent.club,
});

/** What the form says of an entry. */
export const saidOf = ({ first_name: firstName, last_name: lastName, ...sent }: EntrantInput): SaidOfEntrant => ({
  name: firstName === undefined || lastName === undefined ? null : { firstName, lastName },
  title: sent.title,
  rating: sent.fide_rating || null,
  federation: sent.federation,
  club: sent.club,
});
