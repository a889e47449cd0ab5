import type { BuildStep } from '../../search/build-search.ts';
import type { BuildValues } from './build-form.ts';

type Field = keyof BuildValues & string;

/** The fields of each step; their faults are shown before the next step. */
export const FIELDS_OF: Readonly<Record<BuildStep, readonly Field[]>> = {
  league: ['place'],
  template: [],
  about: ['name', 'id', 'description', 'profile_picture', 'banner_picture'],
  organiser: ['organiser', 'name'],
  location: ['default_game_location'],
  start: ['start_date', 'end_date', 'first_pairing_date', 'first_pairing_time'],
  format: ['kind', 'game_variant', 'rounds', 'meetings', 'per_team'],
  scoring: ['win_points', 'draw_points', 'loss_points', 'bye_points', 'tb1', 'tb2', 'tb3', 'tb4'],
  time: ['initial_time', 'increment', 'online_pairing_interval_n', 'online_pairing_interval_t'],
  privacy: ['publicly_viewable', 'self_joinable', 'fide_rated', 'show_only_usernames'],
  advanced: [
    'chat_enabled',
    'remove_inactive_participants',
    'players_report',
    'requestable_byes',
    'show_only_top',
    'show_only_top_nr',
  ],
  review: [],
};

/** The step before or after this one; the step itself at the ends. */
export const stepFrom = (steps: readonly BuildStep[], step: BuildStep, by: 1 | -1): BuildStep =>
  steps[steps.indexOf(step) + by] ?? step;
