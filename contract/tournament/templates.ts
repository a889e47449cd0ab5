import { z } from 'zod';
import { idText } from '../http/fields.ts';
import { categoryRuleView } from './desk-views.ts';
import { buildPayload } from './payload.ts';
import { prizePlan } from './prizes.ts';
import { tournamentView } from './tournaments.ts';

/** POST /s/tournament/template/save: the payload of a new tournament; its dates and id are not saved. */
export const templatePayload = buildPayload;

/** A saved template. */
export const templateView = tournamentView
  .pick({
    name: true,
    description: true,
    kind: true,
    game_variant: true,
    default_otb: true,
    default_game_location: true,
    online_pairing_interval_n: true,
    online_pairing_interval_t: true,
    time_zone: true,
    initial_time: true,
    increment: true,
    time_control: true,
    official_data: true,
    seeding_list: true,
    publicly_viewable: true,
    self_joinable: true,
    fide_rated: true,
    show_only_top: true,
    show_only_top_nr: true,
    win_points: true,
    draw_points: true,
    loss_points: true,
    bye_points: true,
    tb1: true,
    tb2: true,
    tb3: true,
    tb4: true,
    rounds: true,
    dropped_rounds: true,
    meetings: true,
    reverse_last_rounds: true,
    starting_order: true,
    first_round: true,
    max_meetings: true,
    missed_rounds: true,
    last_entry_round: true,
    per_team: true,
    per_team_limit: true,
    home_and_away: true,
    captains_report: true,
    players_report: true,
    players_postpone: true,
    postponement: true,
    requestable_byes: true,
    attendance: true,
    line_up_minutes: true,
    bye_result: true,
    show_only_usernames: true,
    show_clubs: true,
    round_pause: true,
    profile_picture: true,
    banner_picture: true,
    organiser: true,
    organiser_type: true,
    chat_enabled: true,
    remove_inactive_participants: true,
  })
  .extend({
    id: z.string(),
    categories: z.array(categoryRuleView.omit({ players: true })),
    prizes: prizePlan,
  });

export const templateList = z.object({ templates: z.array(templateView) });

/** The club or organisation that is to host a tournament. */
export const ofHost = z.object({ organiser: idText, organiser_type: z.enum(['organization', 'club']) });
/** As a template; its id is that of the tournament. Null for a host without tournaments. */
export const lastTournament = z.object({ last: templateView.nullable() });

export const savedTemplate = z.object({ id: z.string() });
