import type { EntrantInput, GuestInput } from '../../contract/tournament/entrants.ts';
import { given, nonNull } from '../../domain/kernel/given.ts';
import type { EntrantDetails, Guest } from '../../domain/tournament/command.ts';

export const guestOf = (sent: GuestInput): Guest => ({
  person: {
    firstName: sent.firstName,
    lastName: sent.lastName,
    fideNumber: sent.fideNumber ?? null,
    birthDate: sent.birthDate ?? null,
    sex: sent.sex,
    ...nonNull({ nationalId: sent.nationalId }),
  },
  title: sent.title,
  // Rating 0 means unrated.
  rating: sent.fideRating || null,
  federation: sent.federation,
  club: sent.club,
});

/** The entry from the form; FIDE number, birth date and sex only if they were sent. */
export const entrantDetailsOf = ({
  firstName,
  lastName,
  fideNumber,
  nationalId,
  birthDate,
  sex,
  ...sent
}: EntrantInput): EntrantDetails => ({
  name: firstName === undefined || lastName === undefined ? null : { firstName, lastName },
  facts: given({ fideNumber, nationalId, birthDate, sex }),
  title: sent.title,
  rating: sent.fideRating || null,
  federation: sent.federation,
  club: sent.club,
});
