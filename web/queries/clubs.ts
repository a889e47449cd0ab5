import { queryOptions } from '@tanstack/react-query';
import * as calls from '../../contract/calls.ts';
import { callApi } from '../api.ts';

/** All queries about a club or organisation share its key as prefix, so that a change can invalidate all of them. */
export const clubKey = (id: string) => ['club', id] as const;
export const organizationKey = (id: string) => ['organization', id] as const;
export const teamKey = (id: string) => ['team', id] as const;

export const clubListQuery = queryOptions({
  queryKey: ['clubs'],
  queryFn: ({ signal }) => callApi(calls.listClubs, {}, signal),
});

export const organizationListQuery = queryOptions({
  queryKey: ['organizations'],
  queryFn: ({ signal }) => callApi(calls.listOrganizations, {}, signal),
});

export const clubQuery = (id: string) =>
  queryOptions({
    queryKey: [...clubKey(id), 'page'],
    queryFn: ({ signal }) => callApi(calls.viewClub, { id }, signal),
  });

export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'page'],
    queryFn: ({ signal }) => callApi(calls.viewOrganization, { id }, signal),
  });

export const teamQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamKey(id), 'page'],
    queryFn: ({ signal }) => callApi(calls.viewTeam, { id }, signal),
  });

/** The tournaments that a club or an organisation hosts. */
export const arrangedQuery = (type: 'club' | 'organization', id: string) =>
  queryOptions({
    queryKey: [type, id, 'tournaments'],
    queryFn: ({ signal }) => callApi(calls.tournamentsOf, { id, query: { type } }, signal),
  });

// For managers

export const managedClubQuery = (id: string) =>
  queryOptions({
    queryKey: [...clubKey(id), 'manage'],
    queryFn: ({ signal }) => callApi(calls.manageClub, { id }, signal),
  });

export const clubRolesQuery = (id: string) =>
  queryOptions({
    queryKey: [...clubKey(id), 'powers'],
    queryFn: ({ signal }) => callApi(calls.clubRoles, { id }, signal),
  });

export const managedOrganizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'manage'],
    queryFn: ({ signal }) => callApi(calls.manageOrganization, { id }, signal),
  });

export const organizationRolesQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKey(id), 'powers'],
    queryFn: ({ signal }) => callApi(calls.organizationRoles, { id }, signal),
  });

export const managedTeamQuery = (id: string) =>
  queryOptions({
    queryKey: [...teamKey(id), 'manage'],
    queryFn: ({ signal }) => callApi(calls.manageTeam, { id }, signal),
  });
