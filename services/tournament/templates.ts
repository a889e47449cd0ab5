import { readSettings } from '../../contract/settings.ts';
import type { BuildPayload } from '../../contract/tournament-payload.ts';
import { commit } from '../../db/commit.ts';
import { readTemplate, readTemplates, type TemplateRow } from '../../db/read/template.ts';
import { insertTemplate, removeTemplate, TEMPLATE_NAME_UNIQUE } from '../../db/write/template.ts';
import type { Actor } from '../../domain/access/actor.ts';
import { hostsOf } from '../../domain/access/policy.ts';
import { asId, type TemplateId } from '../../domain/ids.ts';
import {
  fromKeptParts,
  fromTemplate,
  type TableParts,
  type TemplateSettings,
  templateOf,
} from '../../domain/tournament/template.ts';
import { personAsking } from '../authority.ts';
import { cleanHtml } from '../clean-html.ts';
import type { Deps } from '../deps.ts';
import { found, orRefuse } from '../refusal.ts';
import { mustRun } from './access.ts';
import { buildable } from './buildable.ts';
import { categoryOf } from './categories-view.ts';
import { hostToBe } from './host.ts';

/** A template as those see it who build of it. */
export interface Template extends Pick<TemplateRow, 'id' | 'organiser' | 'organiserType'>, TableParts {
  readonly settings: TemplateSettings;
}

/** Keeps the settings of a tournament and the parts of its table for its host, under its name; answers the template's id. */
export async function saveTemplate(deps: Deps, actor: Actor, payload: BuildPayload): Promise<TemplateId> {
  const host = await hostToBe(deps, actor, payload);
  const settings = buildable(readSettings(payload, cleanHtml));
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

/** The templates of everybody whose tournaments this person runs. */
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

export async function deleteTemplate(deps: Deps, actor: Actor, id: TemplateId): Promise<void> {
  const row = found(await readTemplate(deps.db, id), 'noSuchTemplate');
  mustRun(actor, row);
  const write = removeTemplate(deps.db, id);
  orRefuse(await commit(deps.db, { claim: { write, otherwise: 'noSuchTemplate' }, writes: [] }));
}
