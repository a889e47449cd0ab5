import type { en } from '../en.ts';
import type { Words } from '../words.ts';

/** Meldinger, og klubbene og lagene man er med i. */
export const inbox: Words<typeof en.inbox> = {
  title: 'Innboks',
  help: 'Meldinger til deg. De merkes som lest når du åpner siden.',
  empty: 'Ingen meldinger ennå.',
  system: 'Rokade',
  from: 'Fra {{sender}}',
  read: 'Lest',
  unread: 'Ny',
  notices: {
    enteredInClub: '{{by}} har meldt deg inn i klubben {{name}}.',
    removedFromClub: '{{by}} har meldt deg ut av klubben {{name}}.',
    enteredInTeam: '{{by}} har satt deg opp på laget {{name}}.',
    enteredInTournament: '{{by}} har meldt deg på turneringen {{name}}.',
    matchReported: '{{by}} har rapportert resultatet av kampen mot {{opponent}} i runde {{round}} i {{name}}.',
    reportConfirmed:
      '{{by}} har bekreftet rapporten fra kampen mot {{opponent}} i runde {{round}} i {{name}}. Resultatene teller nå.',
    reportDisputed:
      '{{by}} bestrider rapporten fra kampen mot {{opponent}} i runde {{round}} i {{name}}. Arrangøren avgjør.',
    disputeToDecide:
      '{{by}} bestrider rapporten fra kampen {{white}} – {{black}} i runde {{round}} i {{name}}. Du må avgjøre resultatet.',
    matchDecided: 'Arrangøren, {{by}}, har avgjort resultatet av kampen mot {{opponent}} i runde {{round}} i {{name}}.',
    postponementAsked:
      '{{by}} ber om å få flytte kampen mot {{opponent}} i runde {{round}} i {{name}} til en annen dag.',
    postponementAgreed:
      '{{by}} har sagt ja til å flytte kampen mot {{opponent}} i runde {{round}} i {{name}} til en annen dag.',
    postponementRefused:
      '{{by}} har sagt nei til å flytte kampen mot {{opponent}} i runde {{round}} i {{name}} til en annen dag.',
    matchArranged:
      'Arrangøren, {{by}}, har flyttet kampen mot {{opponent}} i runde {{round}} i {{name}} til en annen dag.',
    playsWhite: 'Runde {{round}} i {{name}} er satt opp: du har hvit på bord {{board}}.',
    playsBlack: 'Runde {{round}} i {{name}} er satt opp: du har svart på bord {{board}}.',
    hasBye: 'Runde {{round}} i {{name}} er satt opp: du har frirunde.',
    gamePostponed:
      'Motstanderen din på bord {{seat}} i runde {{round}} av {{name}} har utsatt partiet og foreslår en dag. Svar på det.',
    anotherDayAsked:
      'Motstanderen din på bord {{seat}} i runde {{round}} av {{name}} spør om å spille en annen dag. Svar på det.',
    anotherDayAgreed: 'Motstanderen din på bord {{seat}} i runde {{round}} av {{name}} sier ja til dagen du foreslo.',
    anotherDayRefused: 'Motstanderen din på bord {{seat}} i runde {{round}} av {{name}} sier nei til dagen du foreslo.',
    anotherDaySet: 'Dommeren har satt dato for partiet ditt på bord {{seat}} i runde {{round}} av {{name}}.',
    gameReminder: 'Påminnelse: partiet ditt på bord {{seat}} i runde {{round}} av {{name}} er ikke spilt ennå{{at}}.',
    arbiterCalled: '{{by}} tilkaller dommeren til bord {{board}} i runde {{round}} i {{name}}.{{words}}',
    callAnswered: 'Dommeren i {{name}}, {{by}}, har svart på tilkallingen din:{{words}}',
    callSeenTo: 'Dommeren i {{name}}, {{by}}, har tatt seg av tilkallingen din.',
    withdrawn:
      'Du er trukket fra {{name}} og settes ikke opp fra og med runde {{round}}. Arrangøren kan ta deg inn igjen.',
  },
  at: ' og spilles {{when}}',
  toMemberships: 'Mine klubber og lag',
  toTournament: 'Vis turneringen',
  toMatch: 'Vis kampen',
  toGame: 'Vis partiet',
  toDesk: 'Åpne dommerbordet',
  newMessages_one: '{{count}} ny melding',
  newMessages_other: '{{count}} nye meldinger',
  toInbox: 'Åpne innboksen',
  memberships: {
    title: 'Mine klubber og lag',
    help: 'Klubbene og lagene du er med i. Du kan melde deg ut selv, uansett hvem som meldte deg inn.',
    clubs: 'Klubber',
    teams: 'Lag',
    noClubs: 'Du er ikke medlem av noen klubb.',
    noTeams: 'Du er ikke med på noe lag.',
    home: 'Hjemmeklubb: administrerer kontoen din.',
    leave: 'Meld meg ut',
    leaveLabel: 'Meld meg ut av {{name}}',
    leaveQuestion: 'Vil du melde deg ut av {{name}}?',
    leaveHome:
      'Dette er hjemmeklubben din. Du går også ut av lagene og mister alle roller i klubben. Ingen klubb administrerer kontoen din lenger, så ingen der kan gi deg et nytt passord.',
    leaveClub: 'Du går også ut av lagene og mister alle roller i klubben.',
    leaveTeam: 'Du er fortsatt medlem av klubben.',
    left: 'Du er meldt ut av {{name}}.',
  },
};
