import type { TrfIssue, TrfTeamFault } from '../domain/trf/check/issues.ts';
import { tools } from '../i18n/en/tools.ts';

const TEAM_FAULTS: Readonly<Record<TrfTeamFault, string>> = {
  trfKnockoutNotOffered: 'a knockout cannot be imported: a file does not say which games make up a match',
  trfNoTeams: 'a team tournament without teams (310 or 013)',
  trfTeamUnnamed: 'team {{team}} has no name',
  trfTeamNumberTwice: 'two teams have the number {{team}}',
  trfTeamNameTwice: 'two teams are called {{name}}',
  trfTeamPlayerUnknown: 'a team has player {{player}}, who is not in the file',
  trfPlayerInTwoTeams: 'player {{player}} is in two teams',
  trfPlayerInNoTeam: 'player {{player}} is in no team',
  trfMatchPointsUnusual: 'matches or byes have other points than 2-1-0 and a draw (362, 320)',
  trfTooManyBoards: 'matches on {{boards}} boards; the format allows at most {{most}}',
  trfTeamUnknown: 'round {{round}}: no team has the number {{team}}',
  trfTeamTwiceInRound: 'round {{round}}: {{name}} has more than one match or bye',
  trfMatchMixed: 'round {{round}}: not all players of {{name}} met players of the same team, board by board',
  trfMatchColors: 'round {{round}}: the colours in the match of {{name}} do not alternate from board to board',
  trfTeamByeToCome: 'round {{round}}: {{name}} has a bye in a round that is not paired yet (240)',
  trfTeamWishes: 'forbidden pairs or virtual points of teams for rounds to come (260, 250)',
};

const MESSAGES = { ...tools.issues, ...TEAM_FAULTS };

/** Issues in a TRF file, in English: the command line is a tool for arbiters and programmers. */
export const issueText = ({ key, params = {} }: Issue): string =>
  MESSAGES[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

interface Issue {
  readonly key: TrfIssue['key'] | TrfTeamFault;
  readonly params?: TrfIssue['params'];
}

/** Why a round cannot be paired, or a command cannot use a file. */
export const REFUSALS: Readonly<Record<string, string>> = {
  noLegalPairing: 'no legal pairing exists',
  insufficientPlayers: 'there are not enough players',
  noRoundLeft: 'all announced rounds are paired',
  roundNotFinished: 'an earlier round has games without a result',
  roundNotThere: 'the file has no such round',
  playerNotThere: 'the file has no such player',
  teamNotThere: 'the file has no such team',
  notSwiss: 'not an individual Swiss tournament',
};
