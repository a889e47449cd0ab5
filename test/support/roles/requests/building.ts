import * as calls from '../../../../contract/calls.ts';
import { playerLine } from '../../domain/trf.ts';
import { newTournament } from '../../workers/event.ts';
import type { BUILDING_ROWS } from '../rows/building.ts';
import type { World } from '../world.ts';
import { each, next, type RequestsFor } from './prepare.ts';
import { running, tomorrow } from './targets.ts';

const unstarted = each(async ({ make }) => make.filled(await make.build({ rounds: 1 }), 2));

const templateFor = ({ club, make }: World) =>
  make.payload({ organiser: club, organiser_type: 'club', name: `Klubbkveld ${next()}` });

const template = each(async (world) => {
  const { browser } = world.people.manager;
  return (await browser.read(calls.saveTemplate, { body: templateFor(world) })).id;
});

/** What is asked of tournaments as they are made. */
export const BUILDING_REQUESTS: RequestsFor<typeof BUILDING_ROWS> = {
  build: ({ world }) => ({
    body: newTournament({ organiser: world.club, organiser_type: 'club' }),
  }),
  buildForFederation: ({ world }) => ({
    body: newTournament({ organiser: world.federation, organiser_type: 'organization' }),
  }),
  buildInForeignLeague: ({ world }) => ({
    body: newTournament({
      organiser: world.club,
      organiser_type: 'club',
      league: world.league.id,
      season: world.league.season,
      category: world.league.category(0),
    }),
  }),
  importFile: ({ world }) => ({
    body: {
      organiser: world.club,
      organiser_type: 'club',
      trf: `012 Open\n${playerLine(1, 'Berg, Anne', '0.0')}\n`,
      publicly_viewable: true,
      id: '',
    },
  }),
  importArchive: async ({ world }) => {
    const file = await world.people.manager.browser.read(calls.tournamentArchive, { id: world.open.id });
    return {
      body: { file: { ...file, origin: `elsewhere.${next()}` }, organiser: world.club, organiser_type: 'club' },
    };
  },
  saveTemplate: ({ world }) => ({ body: templateFor(world) }),
  lastTournament: ({ world }) => ({ of: { query: { organiser: world.club, organiser_type: 'club' } } }),
  deleteTemplate: async (context) => ({ of: { id: await template(context) } }),
  editTournament: async (context) => {
    const event = await tomorrow(context);
    return { of: { id: event.id }, body: { ...event.payload, increment: next() % 600 } };
  },
  editTournamentTexts: async (context) => {
    const event = await running(context);
    return { of: { id: event.id }, body: { ...event.payload, name: `Vårsjakk ${next()}` } };
  },
  deleteTournament: async (context) => ({ of: { id: (await unstarted(context)).id } }),
  start: async (context) => ({ of: { id: (await unstarted(context)).id } }),
  pin: ({ world }) => ({
    of: { id: world.open.id },
    body: { pinned: true, pinned_order: next() },
  }),
};
