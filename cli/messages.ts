import type { TrfErrorKey, TrfIssue, TrfTeamFault, TrfWarningKey } from '../domain/trf/issues.ts';

/** What is found in a TRF file, in English: the command line is a tool for arbiters and programmers. */
const MESSAGES: Readonly<Record<TrfErrorKey | TrfWarningKey | TrfTeamFault, string>> = {
  trfNoPlayers: 'no player record (001)',
  trfTab: 'a tab shifts the columns; TRF has blanks only',
  trfMisaligned: 'this column must be blank; the fields behind it are out of place',
  trfBadNumber: '"{text}" is not a number',
  trfBadPoints: '"{text}" is not a number of points',
  trfBadColor: '"{text}" is not a colour (w, b or -)',
  trfBadResult: '"{text}" is not a result here',
  trfBadBye: '"{text}" is not a bye (F, H or Z)',
  trfBadRecord: '"{text}" is not known in this field',
  trfDuplicateNumber: 'start number {number} is already used in line {other}',
  trfUnknownNumber: 'no player has start number {number}',
  trfSelfPaired: 'player {number} is the own opponent in round {round}',
  trfOpponentMismatch: 'round {round}: {number} names {opponent} as opponent, but not the other way round',
  trfColorMismatch: 'round {round}: {number} and {opponent} have the same colour',
  trfResultMismatch: 'round {round}: the results of {number} and {opponent} contradict each other',
  trfKnockoutNotOffered: 'a knockout cannot be imported: a file does not tell which games make up one match',
  trfNoTeams: 'a team tournament without teams (310 or 013)',
  trfTeamUnnamed: 'team {team} has no name',
  trfTeamNumberTwice: 'two teams have the number {team}',
  trfTeamNameTwice: 'two teams are called {name}',
  trfTeamPlayerUnknown: 'a team has player {player}, who is not in the file',
  trfPlayerInTwoTeams: 'player {player} is in two teams',
  trfPlayerInNoTeam: 'player {player} is in no team',
  trfMatchPointsUnusual: 'matches or byes are worth other points than 2-1-0 and a draw (362, 320)',
  trfTooManyBoards: 'matches on {boards} boards; the format has at most {most}',
  trfTeamUnknown: 'round {round}: no team has the number {team}',
  trfTeamTwiceInRound: 'round {round}: {name} has more than one match or bye',
  trfMatchMixed: 'round {round}: not all players of {name} met players of the same team, board by board',
  trfMatchColors: 'round {round}: the colours in the match of {name} do not alternate from board to board',
  trfTeamByeToCome: 'round {round}: {name} has a bye in a round that is still to come (240)',
  trfTeamWishes: 'forbidden pairs or virtual points of teams for rounds to come (260, 250)',
  trfUnknownRecord: 'record "{text}" is not known; kept, not used',
  trfUnreadRecord: 'record {id} does not stand in its columns; kept, not used',
  trfUnsupported: '"{text}" is not supported; kept, not used',
  trfBadDate: '"{text}" is not a date in numbers; kept as it is',
  trfBadName: 'the name has characters that cannot be shown; they are left out',
  trfBadTitle: '"{text}" is not a title; kept as it is',
  trfBadSex: '"{text}" is not a sex (m or w); kept as it is',
  trfCountMismatch: '{stated} stated, {found} found',
  trfPointsMismatch: 'player {number} has {stated} points, but the results give {found}',
  trfByeSpelling: 'result "{text}" without an opponent, read as a bye',
  trfByteColumns: 'the columns of this line fit only when counted in bytes; read so',
};

export const issueText = ({ key, params = {} }: Told): string =>
  MESSAGES[key].replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

interface Told {
  readonly key: TrfIssue['key'] | TrfTeamFault;
  readonly params?: TrfIssue['params'];
}

/** Why a round cannot be paired or a file cannot be used for a command. */
export const REFUSALS: Readonly<Record<string, string>> = {
  noLegalPairing: 'no legal pairing exists',
  insufficientPlayers: 'there are not enough players',
  noRoundLeft: 'all announced rounds are paired',
  roundNotFinished: 'an earlier round has games without a result',
  roundNotThere: 'the file has no such round',
  playerNotThere: 'the file has no such player',
  notSwiss: 'not an individual Swiss tournament',
};
