import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { ask } from '../api.ts';

/** All that is known of one of them lies under its key, so that a change can renew all of it. */
export const clubKey = (id: string) => ['club', id] as const;
export const organizationKey = (id: string) => ['organization', id] as const;
export const teamKey = (id: string) => ['team', id] as const;

export const clubListQuery = queryOptions({
  queryKey: ['clubs'],
  queryFn: ({ signal }) => ask(calls.listClubs, {}, signal),
});

export const organizationListQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: ({ signal }) => ask(calls.listOrganizations, {}, signal),
});

export const clubQuery = (id: string) =>
  queryOptions({ queryKey: [...clubKey(id), 'page'], queryFn: ({ signal }) => ask(calls.viewClub, { id }, signal) });

export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'page'],
    queryFn: ({ signal }) => ask(calls.viewOrganization, { id }, signal),
  });

export const teamQuery = (id: string) =>
  queryOptions({ queryKey: [...teamKey(id), 'page'], queryFn: ({ signal }) => ask(calls.viewTeam, { id }, signal) });

/** The tournaments that a club or an organisation has arranged. */
export const arrangedQuery = (type: 'club' | 'organization', id: string) =>
  queryOptions({
    queryKey: [type, id, 'tournaments'],
    queryFn: ({ signal }) => ask(calls.tournamentsOf, { id, query: { type } }, signal),
  });

// What managers see

export const managedClubQuery = (id: string) =>
  queryOptions({
    queryKey: [...clubKey(id), 'manage'],
    queryFn: ({ signal }) => ask(calls.manageClub, { id }, signal),
  });

export const clubPowersQuery = (id: string) =>
  queryOptions({
    queryKey: [...clubKey(id), 'powers'],
    queryFn: ({ signal }) => ask(calls.clubPowers, { id }, signal),
  });

export const managedOrganizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'manage'],
    queryFn: ({ signal }) => ask(calls.manageOrganization, { id }, signal),
  });

export const organizationPowersQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'powers'],
    queryFn: ({ signal }) => ask(calls.organizationPowers, { id }, signal),
  });

export const managedTeamQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamKey(id), 'manage'],
    queryFn: ({ signal }) => ask(calls.manageTeam, { id }, signal),
  });
