import type { preview as english } from '../en/preview.ts';
import type { Words } from '../words.ts';

export const preview: Words<typeof english> = {
  site: 'Sjakkturneringer og serier, satt opp, spilt og publisert.',
  tournament: 'Stilling, rundeoppsett og partier, {{dates}}.',
  tournamentAt: 'Stilling, rundeoppsett og partier, {{dates}}, {{place}}.',
  event: 'Grupper, påmeldte og påmelding, {{dates}}.',
  eventAt: 'Grupper, påmeldte og påmelding, {{dates}}, {{place}}.',
  events: 'Sjakkarrangementer med påmelding, det neste først.',
  game: 'Runde {{round}} i {{tournament}}: trekkene på brettet.',
  league: 'Sesongene og tabellene i serien.',
  club: 'Sjakklubben, lagene, medlemmene og turneringene.',
  organization: 'Organisasjonen, klubbene og turneringene.',
  team: 'Laget og spillerne.',
  profile: 'Spilte turneringer og partier.',
  agreement: 'Vilkårene som gjelder når du bruker Rokade.',
  privacy: 'Hvilke personopplysninger Rokade lagrer, hvorfor, hvem som ser dem, og hvilke rettigheter du har.',
  browse: 'Sjakklubber og organisasjoner, med lag, medlemmer og turneringer.',
  tournaments: 'Alle sjakkturneringer, nyeste først.',
};
