import type { EntrantInput, GuestInput } from '../../contract/tournament/entrants.ts';
import type { EntrantDetails, Guest } from '../../domain/tournament/command.ts';

export const guestOf = (sent: GuestInput): Guest => ({
  person: {
    firstName: sent.firstName,
    lastName: sent.lastName,
    fideNumber: sent.fideNumber ?? null,
    birthDate: sent.birthDate ?? null,
    sex: sent.sex,
  },
  title: sent.title,
  // Rating 0 means unrated.
  rating: sent.fideRating || null,
  federation: sent.federation,
  club: sent.club,
});

/** The entry from the form; FIDE number, birth date and sex only if they were sent. */
export const entrantDetailsOf = ({ firstName, lastName, ...sent }: EntrantInput): EntrantDetails => ({
  name: firstName === undefined || lastName === undefined ? null : { firstName, lastName },
  facts: {
    ...(sent.fideNumber !== undefined && { fideNumber: sent.fideNumber }),
    ...(sent.birthDate !== undefined && { birthDate: sent.birthDate }),
    ...(sent.sex !== undefined && { sex: sent.sex }),
  },
  title: sent.title,
  rating: sent.fideRating || null,
  federation: sent.federation,
  club: sent.club,
});
