import type { FileErrorKey } from '../../contract/http/errors.ts';
import type { TrfWarningKey } from '../../domain/trf/check/issues.ts';

/**
 * Faults of a report file, for pages that read files and for the command line. Those of a line follow its place; those of
 * the teams are sentences.
 */
export const fileErrors = {
  place: 'Line {{line}}, column {{column}}:',
  trfNoPlayers: 'the file has no players (001)',
  trfTab: 'a tab shifts the columns; TRF uses spaces only',
  trfMisaligned: 'this column must be blank; the fields after it are out of place',
  trfBadNumber: '"{{text}}" is not a number',
  trfBadPoints: '"{{text}}" is not a number of points',
  trfBadColor: '"{{text}}" is not a colour (w, b or -)',
  trfBadResult: '"{{text}}" is not a result here',
  trfBadBye: '"{{text}}" is not a bye (F, H or Z)',
  trfBadRecord: '"{{text}}" is not valid in this field',
  trfDuplicateNumber: 'start number {{number}} is already used on line {{other}}',
  trfUnknownNumber: 'no player has start number {{number}}',
  trfSelfPaired: 'player {{number}} is paired with themselves in round {{round}}',
  trfOpponentMismatch: 'round {{round}}: {{number}} names {{opponent}} as opponent, but not the other way round',
  trfColorMismatch: 'round {{round}}: {{number}} and {{opponent}} have the same colour',
  trfResultMismatch: 'round {{round}}: the results of {{number}} and {{opponent}} contradict each other',
  trfUnknownRecord: 'unknown record "{{text}}"; kept, not used',
  trfUnreadRecord: 'record {{id}} is not in its columns; kept, not used',
  trfUnsupported: '"{{text}}" is not supported; kept, not used',
  trfBadDate: '"{{text}}" is not a date in numbers; kept as it is',
  trfBadName: 'the name has characters that cannot be shown; they are left out',
  trfBadTitle: '"{{text}}" is not a title; kept as it is',
  trfBadSex: '"{{text}}" is not a sex (m or w); kept as it is',
  trfCountMismatch: '{{stated}} stated, {{found}} found',
  trfPointsMismatch: 'player {{number}} has {{stated}} points, but the results give {{found}}',
  trfColorAlone: 'colour "{{text}}" without an opponent; ignored',
  trfByeInRoundToCome:
    'player {{number}} has the bye of round {{round}}, which is not paired yet: the player sits out and the others are paired',
  trfUnknownTiebreak: 'unknown tie-break "{{text}}": it is not used, and the ranks in the file cannot be checked',
  trfByeSpelling: 'result "{{text}}" without an opponent, read as a bye',
  trfUnknownPoints: '162 gives an unknown result (X) other points than a draw, which the rules do not allow',
  trfAdjourned: 'round {{round}}: the game of {{number}} and {{opponent}} is read as adjourned',
  trfLateResult:
    'round {{round}}: the comment on {{white}}-{{black}} does not say which rounds were paired before the result was known; it counts from the start',
  trfByteColumns: 'the columns of this line fit only when counted in bytes; read so',
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
} satisfies Record<FileErrorKey | TrfWarningKey | 'place', string>;
