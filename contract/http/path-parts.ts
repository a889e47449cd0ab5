import { z } from 'zod';
import {
  type AccountId,
  asId,
  type Branded,
  type CategoryId,
  type ClubId,
  type EntryId,
  type EventId,
  type GameId,
  type GroupCode,
  type InvitationId,
  type LeagueId,
  type OrganizationId,
  type PasskeyId,
  type SeasonId,
  type TeamId,
  type TemplateId,
  type TournamentId,
} from '../../domain/kernel/ids.ts';
import { FIDE_NUMBER_MAX } from '../../domain/kernel/limits.ts';
import { PAYMENT_PROVIDERS, type PaymentConnectionId } from '../../domain/payment/provider.ts';
import { GAME_RESULTS } from '../../domain/tournament/value/game-result.ts';
import type { CamelKeys } from '../codec/case.ts';

/** Path parameters. */

/** An id. An invalid one is not found, so it needs no refusal of its own. */
const idIn = <Id extends Branded<string, string>>() => z.string().transform((text) => asId<Id>(text));

export const accountId = idIn<AccountId>();
export const clubId = idIn<ClubId>();
export const organizationId = idIn<OrganizationId>();
export const teamId = idIn<TeamId>();
export const leagueId = idIn<LeagueId>();
export const seasonId = idIn<SeasonId>();
export const categoryId = idIn<CategoryId>();
export const tournamentId = idIn<TournamentId>();
export const templateId = idIn<TemplateId>();
export const gameId = idIn<GameId>();
export const eventId = idIn<EventId>();
export const entryId = idIn<EntryId>();
export const groupPart = idIn<GroupCode>();
/** The secret of a link, or a part of it. */
export const entryToken = z.string();
export const invitationId = idIn<InvitationId>();

export const passkeyId = idIn<PasskeyId>();

/** The id of a session in the caller's list. */
export const sessionPart = z.string();

export const memberId = z.string();

export const memberKind = z.enum(['player', 'team']);

export const hostId = z.string();

export const hostType = z.enum(['club', 'organization']);

export const paymentProvider = z.enum(PAYMENT_PROVIDERS);
export const paymentConnectionId = idIn<PaymentConnectionId>();

/** What a picture is uploaded for. */
export const pictureOwner = z.enum(['account', 'club', 'organization']);

/** The name of an uploaded picture; an invalid one is not found. */
export const pictureFile = z.string();

export const fideNumberPart = z.coerce.number().int().min(1).max(FIDE_NUMBER_MAX);
export const roundNumber = z.coerce.number().int().min(1).max(1000);
/** A place in the board order of a team. */
export const boardPlace = z.coerce.number().int().min(1).max(1000);
/** A round that may not exist. */
export const anyRound = z.string();

/** An entered result: a number from White's side, or the name of a result without play. */
export const enteredResult = z.enum(['1', '0', '-1', 'none', ...GAME_RESULTS]);
export type EnteredResult = CamelKeys<z.output<typeof enteredResult>>;
export const yesOrNo = z.enum(['true', 'false']);
export const seedingOrder = z.enum(['random', 'rating']);
export const pairingButton = z.enum(['pairings', 'challenges']);

/** The two squares of a move, or the two words of another request: resign/resign, draw/yes. */
export const moveFrom = z.string();
export const moveTo = z.string();
