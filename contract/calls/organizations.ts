import { organizationRolesAnswer } from '../accounts/accounts.ts';
import * as calls from '../calls.ts';
import { accountRows, memberRows } from '../clubs/clubs.ts';
import { messagePayload } from '../clubs/messages.ts';
import {
  clubCards,
  createdOrganization,
  createOrganizationPayload,
  editOrganizationPayload,
  organizationList,
  organizationManageView,
  organizationView,
} from '../clubs/organizations.ts';
import { nothing } from '../http/answers.ts';
import { clubId, organizationId } from '../http/path-parts.ts';
import type { Described } from './description.ts';

export const ORGANIZATION_CALLS = {
  createOrganization: {
    at: calls.createOrganization,
    does: 'create an organisation',
    right: 'createOrganization',
    body: createOrganizationPayload,
    answer: createdOrganization,
    size: 'description',
    refuses: ['inputTooLarge', 'noSuchAccount', 'idTaken'],
  },
  listOrganizations: {
    at: calls.listOrganizations,
    does: 'list all organisations',
    right: 'everybody',
    cached: true,
    answer: organizationList,
  },
  viewOrganization: {
    at: calls.viewOrganization,
    does: 'view the page of an organisation',
    right: 'everybody',
    path: { id: organizationId },
    cached: true,
    answer: organizationView,
    refuses: ['notFound'],
  },
  organizationClubs: {
    at: calls.organizationClubs,
    does: 'list the clubs of an organisation',
    right: 'everybody',
    path: { id: organizationId },
    cached: true,
    answer: clubCards,
    refuses: ['notFound'],
  },
  organizationMembers: {
    at: calls.organizationMembers,
    does: 'list the members of all clubs of an organisation, with names',
    right: 'runTournaments',
    path: { id: organizationId },
    answer: memberRows,
    refuses: ['notFound'],
  },
  manageOrganization: {
    at: calls.manageOrganization,
    does: 'open the management of an organisation',
    right: 'manage',
    path: { id: organizationId },
    answer: organizationManageView,
    refuses: ['notFound'],
  },
  organizationAccounts: {
    at: calls.organizationAccounts,
    does: 'list all accounts of an organisation',
    right: 'manage',
    path: { id: organizationId },
    answer: accountRows,
    refuses: ['notFound'],
  },
  organizationRoles: {
    at: calls.organizationRoles,
    does: 'list who has a role in an organisation',
    right: 'manage',
    path: { id: organizationId },
    answer: organizationRolesAnswer,
    refuses: ['notFound'],
  },
  editOrganization: {
    at: calls.editOrganization,
    does: 'change texts and pictures of an organisation',
    right: 'editTexts',
    path: { id: organizationId },
    body: editOrganizationPayload,
    answer: nothing,
    size: 'description',
    refuses: ['inputTooLarge', 'notFound'],
  },
  messageOrganization: {
    at: calls.messageOrganization,
    does: 'write to all members of an organisation',
    right: 'manage',
    path: { id: organizationId },
    body: messagePayload,
    answer: nothing,
    limit: 'message',
    refuses: ['notFound'],
  },
  addClub: {
    at: calls.addClub,
    does: 'take a club into an organisation',
    right: 'manage',
    path: { id: organizationId, club: clubId },
    answer: nothing,
    refuses: ['notFound', 'clubInOtherOrganization'],
  },
  removeClub: {
    at: calls.removeClub,
    does: 'let a club of an organisation go',
    right: 'manage',
    path: { id: organizationId, club: clubId },
    answer: nothing,
    refuses: ['notFound'],
  },
} as const satisfies Described;
