import type { preview as english } from '../en/preview.ts';
import type { Words } from '../words.ts';

export const preview: Words<typeof english> = {
  site: 'Sjakkturneringer og serier, satt opp, spilt og publisert.',
  tournament: 'Tabell, oppsett og partier, {{dates}}.',
  game: 'Runde {{round}} av {{tournament}}: trekkene på brettet.',
  league: 'Sesongene og tabellene i serien.',
  club: 'Sjakklubben, lagene, medlemmene og turneringene.',
  organization: 'Klubbene og turneringene.',
  team: 'Laget og spillerne.',
  profile: 'Spilte turneringer og partier.',
  agreement: 'Det som gjelder mellom dem som bruker Rokade, og dem som driver det.',
  privacy: 'Hva Rokade lagrer om folk, hvorfor, hvem som ser det, og hva man kan be om.',
  browse: 'Sjakklubber og organisasjoner, med lag, medlemmer og turneringer.',
  tournaments: 'Alle sjakkturneringer, de nyeste først.',
};
