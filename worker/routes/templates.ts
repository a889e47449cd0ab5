import { Hono } from 'hono';
import * as calls from '../../contract/calls.ts';
import { writeTemplate } from '../../contract/tournament/settings.ts';
import {
  deleteTemplate,
  lastTournament,
  listTemplates,
  saveTemplate,
  type Template,
} from '../../services/tournament/templates.ts';
import { presentRule } from '../../services/tournament/views/categories-view.ts';
import type { AppEnv } from '../context.ts';
import { route } from '../route.ts';

export const templates = new Hono<AppEnv>();

route(templates, calls.saveTemplate, async ({ deps, actor, body }) => ({ id: await saveTemplate(deps, actor, body) }));

route(templates, calls.listTemplates, async ({ deps, actor }) => ({
  templates: (await listTemplates(deps, actor)).map(presentTemplate),
}));

route(templates, calls.lastTournament, async ({ deps, actor, query }) => {
  const last = await lastTournament(deps, actor, query);
  return { last: last && presentTemplate(last) };
});

route(templates, calls.deleteTemplate, async ({ deps, actor, path }) => {
  await deleteTemplate(deps, actor, path.id);
  return {};
});

const presentTemplate = ({ id, organiser, organiserType, settings, categories, prizes }: Template) => ({
  ...writeTemplate(settings),
  id,
  organiser,
  organiserType,
  categories: categories.map(presentRule),
  prizes: { ...prizes, prizes: [...prizes.prizes] },
});
