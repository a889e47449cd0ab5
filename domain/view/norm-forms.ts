/** The forms of a tournament with norms: IT1, IT3, FA1 and IA1. */
import type { AccountId } from '../kernel/ids.ts';
import { type ArbiterNorm, type ArbiterNormForm, arbiterNorm, type Candidate } from '../rating/norms/arbiter-norm.ts';
import {
  type CertificateEvent,
  type CertificatePerson,
  type NormCertificate,
  normCertificate,
} from '../rating/norms/certificate.ts';
import { hasSlowDays } from '../rating/norms/event-conditions.ts';
import { isSoughtBy, NORM_TITLES } from '../rating/norms/titles.ts';
import {
  type ReportedPlayer,
  type ReportPairing,
  type TournamentReport,
  tournamentReport,
} from '../rating/norms/tournament-report.ts';
import { checkNorm } from '../rating/norms/verdict.ts';
import { FORMATS } from '../tournament/value/formats.ts';
import { timeControlOf } from '../tournament/value/settings.ts';
import { type Player, playersOf, type Tournament } from '../tournament/value/state.ts';
import { PROGRAM } from '../trf/write/report.ts';
import { hasNorms, isStrongSwiss, type NormStatements, roundDaysOf } from './norm-event.ts';
import { normRoundsCount, normRoundsOf, titleOf } from './norm-rounds.ts';
import { normInputs } from './norms.ts';

/** The certificates of a player, one for each title. */
export function normCertificates(
  tournament: Tournament,
  statements: Pick<NormStatements, 'declared' | 'isRated'>,
  account: AccountId,
): NormCertificate[] {
  if (!hasNorms(tournament)) return [];
  const people = new Map(playersOf(tournament).map((player) => [player.account, personOf(player)]));
  const event = certificateEvent(tournament);
  const about = {
    isRated: statements.isRated,
    hasSlowDays: hasSlowDays({ roundDays: roundDaysOf(tournament) }) === true,
    hasStrongField: isStrongSwiss(tournament, normRoundsOf(tournament)),
  };
  const own = normInputs(tournament, statements.declared).filter(({ player }) => player.account === account);
  return own.flatMap(({ player, input }) =>
    NORM_TITLES.filter((title) => isSoughtBy(title, input.player)).flatMap((title) => {
      const norm = checkNorm(title, input);
      if (norm.kind !== 'reached') return [];
      return [
        normCertificate({
          norm,
          input,
          event,
          player: personOf(player),
          personOf: ({ id }) => people.get(id) ?? NOBODY,
          statements: about,
        }),
      ];
    }),
  );
}

const personOf = ({ person: { firstName, lastName, fideNumber } }: Player): CertificatePerson => ({
  firstName,
  lastName,
  fideNumber,
});

const NOBODY: CertificatePerson = { firstName: '', lastName: '', fideNumber: null };

function certificateEvent({ settings, hasTimeControl }: Tournament): CertificateEvent {
  const { name, startDate, endDate, officialData } = settings;
  const { registeredName, eventCode, city, federation, chiefArbiter } = officialData;
  return {
    name: registeredName === '' ? name : registeredName,
    eventCode,
    city,
    federation,
    startDate,
    endDate,
    chiefArbiter,
    timeControl: hasTimeControl ? timeControlOf(settings) : null,
  };
}

/** `remarks` are lines of the form. */
export function reportForm(tournament: Tournament, remarks: readonly string[]): TournamentReport {
  const { settings, acceleration } = tournament;
  const { name, startDate, endDate, timeControl } = certificateEvent(tournament);
  return tournamentReport(
    {
      name,
      startDate,
      endDate,
      rounds: normRoundsCount(tournament),
      roundDays: roundDaysOf(tournament),
      timeControl,
      format: settings.format,
      isTeam: FORMATS[settings.format].isTeam,
      acceleration,
      pairing: pairingOf(tournament),
      remarks,
      players: reportedPlayers(tournament),
    },
    settings.officialData,
  );
}

const pairingOf = ({ settings: { format } }: Tournament): ReportPairing =>
  FORMATS[format].roundMaking === 'byHand' ? { by: 'hand', program: null } : { by: 'program', program: PROGRAM };

/** Those who have played a game. */
function reportedPlayers(tournament: Tournament): ReportedPlayer[] {
  const rounds = normRoundsOf(tournament);
  const hasPlayed = (account: AccountId): boolean => (rounds.get(account) ?? []).some(({ kind }) => kind === 'game');
  return playersOf(tournament)
    .filter(({ account }) => hasPlayed(account))
    .map(({ rating, title, federation }) => ({ rating, title: titleOf(title), federation }));
}

/** `federation` is that of the arbiter; null if unknown. */
export const arbiterForm = (
  tournament: Tournament,
  report: TournamentReport,
  { form, candidate, federation }: ArbiterFormRequest,
): ArbiterNorm => arbiterNorm(form, candidate, { report, players: reportedPlayers(tournament), federation });

export interface ArbiterFormRequest {
  readonly form: ArbiterNormForm;
  readonly candidate: Candidate;
  readonly federation: string | null;
}
