import { account } from './en/account.ts';
import { arbiter } from './en/arbiter.ts';
import { asking } from './en/asking.ts';
import { build } from './en/build.ts';
import { chess } from './en/chess.ts';
import { clubs } from './en/clubs.ts';
import { common } from './en/common.ts';
import { errors } from './en/errors.ts';
import { explain } from './en/explain.ts';
import { fairPlay } from './en/fair-play.ts';
import { fileErrors } from './en/file-errors.ts';
import { game } from './en/game.ts';
import { gameLog } from './en/game-log.ts';
import { guide } from './en/guide.ts';
import { home } from './en/home.ts';
import { inbox } from './en/inbox.ts';
import { info } from './en/info.ts';
import { invite } from './en/invite.ts';
import { league } from './en/league.ts';
import { leagueDesk } from './en/league-desk.ts';
import { legal } from './en/legal.ts';
import { log } from './en/log.ts';
import { mail } from './en/mail.ts';
import { manage } from './en/manage.ts';
import { match } from './en/match.ts';
import { nav } from './en/nav.ts';
import { offline } from './en/offline.ts';
import { people } from './en/people.ts';
import { playing } from './en/playing.ts';
import { preview } from './en/preview.ts';
import { printout } from './en/printout.ts';
import { prizes } from './en/prizes.ts';
import { profile } from './en/profile.ts';
import { push } from './en/push.ts';
import { reports } from './en/reports.ts';
import { review } from './en/review.ts';
import { screen } from './en/screen.ts';
import { settings } from './en/settings.ts';
import { tiebreaks } from './en/tiebreaks.ts';
import { tools } from './en/tools.ts';
import { tournament } from './en/tournament.ts';
import { ui } from './en/ui.ts';

/** All English text, one file per namespace. The types of the other languages follow from it. */
export const en = {
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
} as const;
