import type { ParticipantView, TournamentPage } from '../../../contract/tournaments.ts';
import { participantName, titled } from '../../model/names.ts';

/** The name of a participant by the account, with the title; of a team by its id. */
export function namesOf({ participants, teams }: TournamentPage): (id: string) => string {
  const names = new Map([
    ...participants.map((row) => [row.account, titled(row.title, participantName(row))] as const),
    ...teams.map(({ team_id, name }) => [team_id, name] as const),
  ]);
  return (id) => names.get(id) ?? id;
}

/** Some of those who are paired as a field offers them: players, or teams where those meet. */
export function entrantChoices(
  page: TournamentPage,
  ids: readonly string[],
): { readonly value: string; readonly label: string }[] {
  if (page.matches === undefined) return participantChoices(page, ({ account }) => ids.includes(account));
  return page.teams
    .filter(({ team_id }) => ids.includes(team_id))
    .sort((one, other) => one.seed - other.seed)
    .map(({ team_id, seed, name }) => ({ value: team_id, label: `${seed}. ${name}` }));
}

/** Participants as a field offers them, by their start numbers; those who still take part, if nothing else is said. */
export function participantChoices(
  page: TournamentPage,
  isOffered = ({ withdrawn, eliminated }: ParticipantView): boolean => !withdrawn && !eliminated,
): { readonly value: string; readonly label: string }[] {
  const names = namesOf(page);
  return page.participants
    .filter(isOffered)
    .sort((one, other) => one.seed - other.seed)
    .map(({ account, seed }) => ({ value: account, label: `${seed}. ${names(account)}` }));
}
