import type { FileErrorKey } from '../../contract/errors.ts';

/** What is wrong with a report file: said only where files are read. */
export const fileErrors = {
  trfNoPlayers: 'The file has no players.',
  trfTab: 'Line {{line}}, column {{column}}: a tab where the format counts columns.',
  trfMisaligned: 'Line {{line}}, column {{column}}: the columns are out of place.',
  trfBadNumber: 'Line {{line}}, column {{column}}: a number was expected.',
  trfBadPoints: 'Line {{line}}, column {{column}}: these are no points.',
  trfBadColor: 'Line {{line}}, column {{column}}: the colour must be w, b or -.',
  trfBadResult: 'Line {{line}}, column {{column}}: this is no result.',
  trfBadBye: 'Line {{line}}, column {{column}}: this is no bye.',
  trfBadRecord: 'Line {{line}}, column {{column}}: the record cannot be read.',
  trfDuplicateNumber: 'Line {{line}}, column {{column}}: the start number occurs twice.',
  trfUnknownNumber: 'Line {{line}}, column {{column}}: no player has this start number.',
  trfSelfPaired: 'Line {{line}}, column {{column}}: a player is paired with himself.',
  trfOpponentMismatch: 'Line {{line}}, column {{column}}: the opponent names somebody else.',
  trfColorMismatch: 'Line {{line}}, column {{column}}: both players have the same colour.',
  trfResultMismatch: 'Line {{line}}, column {{column}}: the two results do not fit together.',
  trfKnockoutNotOffered:
    'A knockout cannot be imported: a report file does not tell which of its games make up one match, nor who went through after a level one.',
  trfNoTeams: 'The file is of a team tournament, but has no teams (records 310 or 013).',
  trfTeamUnnamed: 'Team {{team}} in the file has no name.',
  trfTeamNumberTwice: 'Two teams in the file have the number {{team}}.',
  trfTeamNameTwice: 'Two teams in the file are called {{name}}.',
  trfTeamPlayerUnknown: 'A team in the file has player {{player}}, who is not in the file (001).',
  trfPlayerInTwoTeams: 'Player {{player}} is in two teams.',
  trfPlayerInNoTeam: 'Player {{player}} is in no team.',
  trfMatchPointsUnusual:
    'The file gives a match or a bye of a team other points (362, 320) than those played for here: 2-1-0 for a match, and as much as a draw for a bye.',
  trfTooManyBoards: 'The matches in the file are on {{boards}} boards; this format has at most {{most}}.',
  trfTeamUnknown: 'Round {{round}}: no team in the file has the number {{team}}.',
  trfTeamTwiceInRound: 'Round {{round}}: {{name}} has more than one match or bye.',
  trfMatchMixed: 'Round {{round}}: not all players of {{name}} met players of the same team, board by board.',
  trfMatchColors: 'Round {{round}}: the colours in the match of {{name}} do not alternate from board to board.',
  trfTeamByeToCome:
    'Round {{round}}: {{name}} has a bye in a round that is still to come (240); teams cannot be given one in advance here.',
  trfTeamWishes:
    'The file says for the rounds to come which teams may not meet, or gives them virtual points (260, 250); teams are not paired by that here.',
  trfTeamsNeedClub: 'The file is of a team tournament, and teams belong to a club: choose a club as organiser.',
  trfTeamsToFound: 'The club has no teams of these names, and only who manages the club can found them: {{names}}.',
} satisfies Record<FileErrorKey, string>;
