import type { EntrantInput, GuestInput } from '../../contract/tournament/entrants.ts';
import type { EntrantDetails, Guest } from '../../domain/tournament/command.ts';

export const guestOf = (sent: GuestInput): Guest => ({
  person: {
    firstName: sent.first_name,
    lastName: sent.last_name,
    fideNumber: sent.fide_number ?? null,
    birthDate: sent.birth_date ?? null,
    sex: sent.sex,
  },
  title: sent.title,
  // Rating 0 means unrated.
  rating: sent.fide_rating || null,
  federation: sent.federation,
  club: sent.club,
});

/** The entry from the form; FIDE number, birth date and sex only if they were sent. */
export const entrantDetailsOf = ({
  first_name: firstName,
  last_name: lastName,
  ...sent
}: EntrantInput): EntrantDetails => ({
  name: firstName === undefined || lastName === undefined ? null : { firstName, lastName },
  facts: {
    ...(sent.fide_number !== undefined && { fideNumber: sent.fide_number }),
    ...(sent.birth_date !== undefined && { birthDate: sent.birth_date }),
    ...(sent.sex !== undefined && { sex: sent.sex }),
  },
  title: sent.title,
  rating: sent.fide_rating || null,
  federation: sent.federation,
  club: sent.club,
});
