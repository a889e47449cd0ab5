import * as calls from '../calls.ts';
import { nothing } from '../http/answers.ts';
import { templateId } from '../http/path-parts.ts';
import { SETTING_REFUSALS } from '../http/refusals.ts';
import { lastTournament, ofHost, savedTemplate, templateList, templatePayload } from '../tournament/templates.ts';
import type { Described } from './description.ts';

export const TEMPLATE_CALLS = {
  saveTemplate: {
    at: calls.saveTemplate,
    does: 'save the template of a tournament',
    right: 'runTournaments',
    body: templatePayload,
    answer: savedTemplate,
    size: 'description',
    refuses: ['inputTooLarge', 'templateNameTaken', SETTING_REFUSALS],
  },
  listTemplates: {
    at: calls.listTemplates,
    does: 'list the templates of the hosts that one runs tournaments for',
    right: 'account',
    answer: templateList,
  },
  lastTournament: {
    at: calls.lastTournament,
    does: 'read the settings of the last tournament of a host, to build another one like it',
    right: 'runTournaments',
    query: ofHost,
    answer: lastTournament,
    refuses: ['invalidInput'],
  },
  deleteTemplate: {
    at: calls.deleteTemplate,
    does: 'delete the template of a tournament',
    right: 'runTournaments',
    path: { id: templateId },
    answer: nothing,
    refuses: ['noSuchTemplate'],
  },
} as const satisfies Described;
