import type { FileErrorKey } from '../../contract/errors.ts';

export const fileErrors: Record<FileErrorKey, string> = {
  trfNoPlayers: 'Filen har ingen spillere.',
  trfTab: 'Linje {{line}}, kolonne {{column}}: en tabulator der formatet teller kolonner.',
  trfMisaligned: 'Linje {{line}}, kolonne {{column}}: kolonnene er forskjøvet.',
  trfBadNumber: 'Linje {{line}}, kolonne {{column}}: her skulle det stått et tall.',
  trfBadPoints: 'Linje {{line}}, kolonne {{column}}: dette er ikke poeng.',
  trfBadColor: 'Linje {{line}}, kolonne {{column}}: fargen må være w, b eller -.',
  trfBadResult: 'Linje {{line}}, kolonne {{column}}: dette er ikke et resultat.',
  trfBadBye: 'Linje {{line}}, kolonne {{column}}: dette er ikke en frirunde.',
  trfBadRecord: 'Linje {{line}}, kolonne {{column}}: linjen kan ikke leses.',
  trfDuplicateNumber: 'Linje {{line}}, kolonne {{column}}: startnummeret finnes to ganger.',
  trfUnknownNumber: 'Linje {{line}}, kolonne {{column}}: ingen spiller har dette startnummeret.',
  trfSelfPaired: 'Linje {{line}}, kolonne {{column}}: en spiller er satt opp mot seg selv.',
  trfOpponentMismatch: 'Linje {{line}}, kolonne {{column}}: motstanderen oppgir en annen.',
  trfColorMismatch: 'Linje {{line}}, kolonne {{column}}: begge spillerne har samme farge.',
  trfResultMismatch: 'Linje {{line}}, kolonne {{column}}: de to resultatene stemmer ikke overens.',
  trfKnockoutNotOffered:
    'En cup kan ikke importeres: en rapportfil forteller ikke hvilke partier som hører til samme match, eller hvem som gikk videre etter uavgjort.',
  trfNoTeams: 'Filen er fra en lagturnering, men har ingen lag (linjer med 310 eller 013).',
  trfTeamUnnamed: 'Lag {{team}} i filen har ikke noe navn.',
  trfTeamNumberTwice: 'To lag i filen har nummer {{team}}.',
  trfTeamNameTwice: 'To lag i filen heter {{name}}.',
  trfTeamPlayerUnknown: 'Et lag i filen har spiller {{player}}, som ikke finnes i filen (001).',
  trfPlayerInTwoTeams: 'Spiller {{player}} står på to lag.',
  trfPlayerInNoTeam: 'Spiller {{player}} står ikke på noe lag.',
  trfMatchPointsUnusual:
    'Filen gir lagkamper eller frirunder andre poeng (362, 320) enn dem det spilles om her: 2-1-0 for en lagkamp, og som uavgjort for en frirunde.',
  trfTooManyBoards: 'Lagkampene i filen er på {{boards}} bord; formatet har høyst {{most}}.',
  trfTeamUnknown: 'Runde {{round}}: ingen lag i filen har nummer {{team}}.',
  trfTeamTwiceInRound: 'Runde {{round}}: {{name}} har mer enn én lagkamp eller frirunde.',
  trfMatchMixed: 'Runde {{round}}: ikke alle spillerne til {{name}} møtte spillere fra samme lag, bord mot bord.',
  trfMatchColors: 'Runde {{round}}: fargene i lagkampen til {{name}} veksler ikke fra bord til bord.',
  trfTeamByeToCome:
    'Runde {{round}}: {{name}} har frirunde i en runde som ikke er satt opp ennå (240); her kan ikke lag få det på forhånd.',
  trfTeamWishes:
    'Filen sier for rundene som gjenstår hvilke lag som ikke kan møtes, eller gir dem virtuelle poeng (260, 250); slikt tas det ikke hensyn til for lag her.',
  trfTeamsNeedClub: 'Filen er fra en lagturnering, og lag hører til en klubb: velg en klubb som arrangør.',
  trfTeamsToFound: 'Klubben har ikke lag med disse navnene, og bare klubbens ledelse kan opprette dem: {{names}}.',
};
