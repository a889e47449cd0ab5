/** The form of an entry: what one event asks of one player, flat, as its fields are. */
import { z } from 'zod';
import { PUBLIC_NAMES } from '../../domain/event/value/entry.ts';
import { emailText } from '../http/fields.ts';
import { entrant, entryContact, entryDetails, entryGuardian } from './entries.ts';

/** What this event must know of this player. */
export interface EntryNeeds {
  /** False for accounts, whose names are known. */
  readonly name: boolean;
  readonly birthYear: boolean;
  readonly sex: boolean;
  readonly email: boolean;
  readonly phone: boolean;
  readonly guardian: boolean;
  readonly guardianEmail: boolean;
}

const { first_name, last_name, fide_number, birth_year, sex, federation, club } = entrant.shape;
const { email, phone, wants_pairings } = entryContact.shape;
const phoneText = phone.unwrap().unwrap();

export const entryForm = (needs: EntryNeeds) =>
  z.object({
    first_name: needs.name ? first_name : z.string(),
    last_name: needs.name ? last_name : z.string(),
    fide_number,
    birth_year: needs.birthYear ? birth_year.unwrap().unwrap() : birth_year,
    sex: needs.sex ? sex.unwrap().unwrap() : sex,
    federation,
    club,
    email: needs.email ? emailText : email,
    phone: needs.phone ? phoneText : phone,
    wants_pairings,
    guardian_name: needs.guardian ? entryGuardian.shape.name : z.string().nullable(),
    guardian_email: needs.guardianEmail ? emailText : email,
    guardian_phone: phone,
    public_name: z.enum(PUBLIC_NAMES).nullable(),
    remarks: entryDetails.shape.remarks,
  });
