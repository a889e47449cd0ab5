import type { FileErrorKey } from '../../contract/http/errors.ts';

export const fileErrors: Record<FileErrorKey, string> = {
  trfNoPlayers: 'Filen har ingen spillere.',
  trfTab: 'Linje {{line}}, kolonne {{column}}: en tabulator forskyver kolonnene. Bruk bare mellomrom.',
  trfMisaligned: 'Linje {{line}}, kolonne {{column}}: kolonnene er forskjøvet.',
  trfBadNumber: 'Linje {{line}}, kolonne {{column}}: her skulle det stått et tall.',
  trfBadPoints: 'Linje {{line}}, kolonne {{column}}: dette er ikke et antall poeng.',
  trfBadColor: 'Linje {{line}}, kolonne {{column}}: fargen må være w, b eller -.',
  trfBadResult: 'Linje {{line}}, kolonne {{column}}: dette er ikke et resultat.',
  trfBadBye: 'Linje {{line}}, kolonne {{column}}: dette er ikke en frirunde.',
  trfBadRecord: 'Linje {{line}}, kolonne {{column}}: linjen kan ikke leses.',
  trfDuplicateNumber: 'Linje {{line}}, kolonne {{column}}: startnummeret er brukt to ganger.',
  trfUnknownNumber: 'Linje {{line}}, kolonne {{column}}: ingen spiller har dette startnummeret.',
  trfSelfPaired: 'Linje {{line}}, kolonne {{column}}: en spiller er satt opp mot seg selv.',
  trfOpponentMismatch: 'Linje {{line}}, kolonne {{column}}: linjen til motstanderen oppgir en annen motstander.',
  trfColorMismatch: 'Linje {{line}}, kolonne {{column}}: begge spillerne har samme farge.',
  trfResultMismatch: 'Linje {{line}}, kolonne {{column}}: de to resultatene motsier hverandre.',
  trfKnockoutNotOffered:
    'En cup kan ikke importeres: en rapportfil sier ikke hvilke partier som hører til samme match, eller hvem som gikk videre etter uavgjort.',
  trfNoTeams: 'Filen er fra en lagturnering, men har ingen lag (post 310 eller 013).',
  trfTeamUnnamed: 'Lag {{team}} i filen har ikke noe navn.',
  trfTeamNumberTwice: 'To lag i filen har nummer {{team}}.',
  trfTeamNameTwice: 'To lag i filen heter {{name}}.',
  trfTeamPlayerUnknown: 'Et lag i filen har spiller {{player}}, som ikke finnes i filen (001).',
  trfPlayerInTwoTeams: 'Spiller {{player}} står på to lag.',
  trfPlayerInNoTeam: 'Spiller {{player}} står ikke på noe lag.',
  trfMatchPointsUnusual:
    'Filen gir andre poeng for lagkamper eller frirunder for lag (362, 320) enn denne serveren: 2-1-0 for en lagkamp, og en frirunde som uavgjort.',
  trfTooManyBoards: 'Lagkampene i filen har {{boards}} bord; formatet tillater høyst {{most}}.',
  trfTeamUnknown: 'Runde {{round}}: ingen lag i filen har nummer {{team}}.',
  trfTeamTwiceInRound: 'Runde {{round}}: {{name}} har mer enn én lagkamp eller frirunde.',
  trfMatchMixed: 'Runde {{round}}: ikke alle spillerne til {{name}} møtte spillere fra samme lag, bord mot bord.',
  trfMatchColors: 'Runde {{round}}: fargene i lagkampen til {{name}} veksler ikke fra bord til bord.',
  trfTeamByeToCome:
    'Runde {{round}}: {{name}} har frirunde i en runde som ikke er satt opp ennå (240). Lag kan ikke få frirunde på forhånd her.',
  trfTeamWishes:
    'Filen har forbudte par eller virtuelle poeng for lag i runder som gjenstår (260, 250). De brukes ikke for lag her.',
  trfTeamsNeedClub: 'Filen er fra en lagturnering, og lag hører til en klubb: velg en klubb som arrangør.',
  trfTeamsToFound: 'Klubben har ingen lag med disse navnene, og bare klubbens ledere kan opprette dem: {{names}}.',
};
