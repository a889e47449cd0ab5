import type { BuildStep } from '../../model/build-steps.ts';
import type { BuildValues } from './build-form.ts';

type Field = keyof BuildValues & string;

/** The fields of each step; their faults are shown before the next step. */
export const FIELDS_OF: Readonly<Record<BuildStep, readonly Field[]>> = {
  league: ['place'],
  template: [],
  about: ['name', 'id', 'description', 'profilePicture', 'bannerPicture'],
  organiser: ['organiser', 'name'],
  location: ['defaultGameLocation', 'officialData'],
  start: ['startDate', 'endDate', 'firstPairingDate', 'firstPairingTime'],
  format: ['kind', 'gameVariant', 'rounds', 'meetings', 'reverseLastRounds', 'startingOrder', 'perTeam'],
  scoring: ['winPoints', 'drawPoints', 'lossPoints', 'byePoints', 'tb1', 'tb2', 'tb3', 'tb4'],
  time: ['initialTime', 'increment', 'timeControl', 'onlinePairingIntervalN', 'onlinePairingIntervalT'],
  privacy: ['publiclyViewable', 'selfJoinable', 'fideRated', 'showOnlyUsernames'],
  advanced: [
    'seedingList',
    'officialData',
    'chatEnabled',
    'removeInactiveParticipants',
    'playersReport',
    'requestableByes',
    'showOnlyTop',
    'showOnlyTopNr',
  ],
  review: [],
};

/** The step before or after this one; the step itself at the ends. */
export const stepFrom = (steps: readonly BuildStep[], step: BuildStep, by: 1 | -1): BuildStep =>
  steps[steps.indexOf(step) + by] ?? step;
