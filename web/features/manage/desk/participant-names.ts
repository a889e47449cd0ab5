import type { ParticipantView, TournamentPage } from '../../../../contract/tournament/tournaments.ts';
import { participantName, titled } from '../../../model/names.ts';

/** Name of a participant with title, by account; of a team, by its id. */
export function namesOf({ participants, teams }: TournamentPage): (id: string) => string {
  const names = new Map([
    ...participants.map((row) => [row.account, titled(row.title, participantName(row))] as const),
    ...teams.map(({ teamId, name }) => [teamId, name] as const),
  ]);
  return (id) => names.get(id) ?? id;
}

/** FIDE numbers by account, for those who may see them. */
export type FideNumbers = Readonly<Record<string, number>>;

/** Options for some of the paired entrants: players, or teams in team formats. */
export function entrantChoices(
  page: TournamentPage,
  ids: readonly string[],
  fideNumbers: FideNumbers = {},
): { readonly value: string; readonly label: string }[] {
  if (page.matches === undefined) return participantChoices(page, ({ account }) => ids.includes(account), fideNumbers);
  return page.teams
    .filter(({ teamId }) => ids.includes(teamId))
    .sort((one, other) => one.seed - other.seed)
    .map(({ teamId, seed, name }) => ({ value: teamId, label: `${seed}. ${name}` }));
}

/** Options for participants by starting number; by default those who still take part. */
export function participantChoices(
  page: TournamentPage,
  isOffered = ({ withdrawn, eliminated }: ParticipantView): boolean => !withdrawn && !eliminated,
  fideNumbers: FideNumbers = {},
): { readonly value: string; readonly label: string }[] {
  const names = namesOf(page);
  return page.participants
    .filter(isOffered)
    .sort((one, other) => one.seed - other.seed)
    .map(({ account, seed }) => {
      const label = `${seed}. ${names(account)}`;
      const number = fideNumbers[account];
      return { value: account, label: number === undefined ? label : `${label}, ${number}` };
    });
}
