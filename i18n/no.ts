import type { en } from './en.ts';
import { account } from './no/account.ts';
import { arbiter } from './no/arbiter.ts';
import { asking } from './no/asking.ts';
import { build } from './no/build.ts';
import { chess } from './no/chess.ts';
import { clubs } from './no/clubs.ts';
import { common } from './no/common.ts';
import { errors } from './no/errors.ts';
import { explain } from './no/explain.ts';
import { fairPlay } from './no/fair-play.ts';
import { fileErrors } from './no/file-errors.ts';
import { game } from './no/game.ts';
import { gameLog } from './no/game-log.ts';
import { guide } from './no/guide.ts';
import { home } from './no/home.ts';
import { inbox } from './no/inbox.ts';
import { info } from './no/info.ts';
import { invite } from './no/invite.ts';
import { league } from './no/league.ts';
import { leagueDesk } from './no/league-desk.ts';
import { legal } from './no/legal.ts';
import { log } from './no/log.ts';
import { mail } from './no/mail.ts';
import { manage } from './no/manage.ts';
import { match } from './no/match.ts';
import { nav } from './no/nav.ts';
import { offline } from './no/offline.ts';
import { people } from './no/people.ts';
import { playing } from './no/playing.ts';
import { preview } from './no/preview.ts';
import { printout } from './no/printout.ts';
import { prizes } from './no/prizes.ts';
import { profile } from './no/profile.ts';
import { push } from './no/push.ts';
import { reports } from './no/reports.ts';
import { review } from './no/review.ts';
import { screen } from './no/screen.ts';
import { settings } from './no/settings.ts';
import { tiebreaks } from './no/tiebreaks.ts';
import { tools } from './no/tools.ts';
import { tournament } from './no/tournament.ts';
import { ui } from './no/ui.ts';
import type { Words } from './words.ts';

/** All Norwegian text (bokmål). */
export const no: Words<typeof en> = {
  account,
  arbiter,
  asking,
  build,
  chess,
  clubs,
  common,
  errors,
  explain,
  fairPlay,
  fileErrors,
  game,
  gameLog,
  guide,
  home,
  inbox,
  info,
  invite,
  league,
  leagueDesk,
  legal,
  log,
  mail,
  manage,
  match,
  nav,
  offline,
  people,
  playing,
  preview,
  prizes,
  printout,
  profile,
  push,
  reports,
  review,
  screen,
  settings,
  tiebreaks,
  tools,
  tournament,
  ui,
};
