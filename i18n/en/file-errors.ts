import type { FileErrorKey } from '../../contract/http/errors.ts';

/** Faults of a report file, loaded only on pages that read files. */
export const fileErrors = {
  trfNoPlayers: 'The file has no players.',
  trfTab: 'Line {{line}}, column {{column}}: a tab shifts the columns. Use spaces only.',
  trfMisaligned: 'Line {{line}}, column {{column}}: the columns are out of place.',
  trfBadNumber: 'Line {{line}}, column {{column}}: a number was expected.',
  trfBadPoints: 'Line {{line}}, column {{column}}: this is not a number of points.',
  trfBadColor: 'Line {{line}}, column {{column}}: the colour must be w, b or -.',
  trfBadResult: 'Line {{line}}, column {{column}}: this is not a result.',
  trfBadBye: 'Line {{line}}, column {{column}}: this is not a bye.',
  trfBadRecord: 'Line {{line}}, column {{column}}: the record cannot be read.',
  trfDuplicateNumber: 'Line {{line}}, column {{column}}: the start number is used twice.',
  trfUnknownNumber: 'Line {{line}}, column {{column}}: no player has this start number.',
  trfSelfPaired: 'Line {{line}}, column {{column}}: a player is paired with themselves.',
  trfOpponentMismatch: 'Line {{line}}, column {{column}}: the opponent’s line names another opponent.',
  trfColorMismatch: 'Line {{line}}, column {{column}}: both players have the same colour.',
  trfResultMismatch: 'Line {{line}}, column {{column}}: the two results contradict each other.',
  trfKnockoutNotOffered:
    'A knockout cannot be imported: a report file does not say which games make up a match, or who went through after a drawn one.',
  trfNoTeams: 'The file is from a team tournament, but has no teams (records 310 or 013).',
  trfTeamUnnamed: 'Team {{team}} in the file has no name.',
  trfTeamNumberTwice: 'Two teams in the file have the number {{team}}.',
  trfTeamNameTwice: 'Two teams in the file are called {{name}}.',
  trfTeamPlayerUnknown: 'A team in the file has player {{player}}, who is not in the file (001).',
  trfPlayerInTwoTeams: 'Player {{player}} is in two teams.',
  trfPlayerInNoTeam: 'Player {{player}} is in no team.',
  trfMatchPointsUnusual:
    'The file scores matches or team byes (362, 320) differently from this server: 2-1-0 for a match, and a bye as a draw.',
  trfTooManyBoards: 'The matches in the file have {{boards}} boards; this format allows at most {{most}}.',
  trfTeamUnknown: 'Round {{round}}: no team in the file has the number {{team}}.',
  trfTeamTwiceInRound: 'Round {{round}}: {{name}} has more than one match or bye.',
  trfMatchMixed: 'Round {{round}}: not all players of {{name}} met players of the same team, board by board.',
  trfMatchColors: 'Round {{round}}: the colours in the match of {{name}} do not alternate from board to board.',
  trfTeamByeToCome:
    'Round {{round}}: {{name}} has a bye in a round that is not paired yet (240). Teams cannot be given a bye in advance here.',
  trfTeamWishes:
    'The file has forbidden pairs or virtual points of teams for rounds to come (260, 250). These are not used for teams here.',
  trfTeamsNeedClub: 'The file is from a team tournament, and teams belong to a club: choose a club as organiser.',
  trfTeamsToFound: 'The club has no teams with these names, and only its managers can create them: {{names}}.',
} satisfies Record<FileErrorKey, string>;
