import type { BuildPayload } from '../../contract/tournament/payload.ts';
import { readSettings } from '../../contract/tournament/settings.ts';
import { commit } from '../../db/commit.ts';
import { readTemplate, readTemplates, type TemplateRow } from '../../db/read/template.ts';
import { readLastTournament } from '../../db/read/tournament/last-tournament.ts';
import { insertTemplate, removeTemplate, TEMPLATE_NAME_UNIQUE } from '../../db/write/template.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { hostsOf } from '../../domain/access/policy.ts';
import { asId, type TemplateId } from '../../domain/kernel/ids.ts';
import { newSettings } from '../../domain/tournament/value/settings.ts';
import {
  fromKeptParts,
  fromTemplate,
  type TableParts,
  type TemplateSettings,
  templateOf,
} from '../../domain/tournament/value/template.ts';
import { personAsking } from '../authority.ts';
import { cleanHtml } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { orNotFound, orRefuse } from '../refusal.ts';
import { mustRun } from './access.ts';
import { buildable } from './buildable.ts';
import { type NamedHost, resolveHost } from './host.ts';
import { categoryOf } from './views/categories-view.ts';

/** A template as shown to those who build from it. */
export interface Template extends Pick<TemplateRow, 'organiser' | 'organiserType'>, TableParts {
  readonly id: string;
  readonly settings: TemplateSettings;
}

/** Saves the settings and table parts of a tournament as a template of its host; returns the template's id. */
export async function saveTemplate(deps: Deps, actor: Actor, payload: BuildPayload): Promise<TemplateId> {
  const host = await resolveHost(deps, actor, payload);
  const settings = buildable(newSettings(readSettings(payload, cleanHtml), deps.timeZone));
  const id = asId<TemplateId>(deps.newId());
  const row = {
    id,
    organiserType: host.type,
    organiser: host.id,
    name: settings.name,
    settings: templateOf(settings),
    parts: { categories: payload.categories.map(categoryOf), prizes: payload.prizes },
    createdAt: deps.now(),
  };
  orRefuse(await commit(deps.db, { writes: [insertTemplate(deps.db, row)], unique: [TEMPLATE_NAME_UNIQUE] }));
  return id;
}

/** The templates of every host whose tournaments this user runs. */
export async function listTemplates(deps: Deps, actor: Actor): Promise<Template[]> {
  const rows = await readTemplates(deps.db, hostsOf(personAsking(actor)));
  return rows.map(({ id, organiser, organiserType, settings, parts }) => ({
    id,
    organiser,
    organiserType,
    settings: fromTemplate(settings),
    ...fromKeptParts(parts),
  }));
}

/** The last tournament of a host, as a template. */
export async function lastTournament(deps: Deps, actor: Actor, host: NamedHost): Promise<Template | null> {
  const last = await readLastTournament(deps.db, await resolveHost(deps, actor, host));
  return last === undefined ? null : { ...last, ...host, settings: templateOf(last.settings) };
}

export async function deleteTemplate(deps: Deps, actor: Actor, id: TemplateId): Promise<void> {
  const row = orNotFound(await readTemplate(deps.db, id), 'noSuchTemplate');
  mustRun(actor, row);
  const write = removeTemplate(deps.db, id);
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'noSuchTemplate' }, writes: [] }));
}
