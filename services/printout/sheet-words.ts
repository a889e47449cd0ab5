import type { PairingView, TournamentView } from '../../contract/tournament/tournaments.ts';
import {
  GAME_RESULTS,
  type GameResult,
  isForfeit,
  type Side,
  sideOf,
} from '../../domain/tournament/value/game-result.ts';
import { CATALOGUES } from '../../i18n/catalogues.ts';
import type { printout } from '../../i18n/en/printout.ts';
import { makeI18n } from '../../i18n/i18n.ts';
import type { Language } from '../../i18n/languages.ts';
import { seedingListText } from '../../i18n/seeding-list.ts';
import { shownSan } from '../../i18n/shown-san.ts';
import { timeControlText } from '../../i18n/time-control.ts';

/** The words of print-outs and embedded pages; a number replaces `{{number}}`. */
export type SheetWords = (key: Exclude<keyof typeof printout, `own${string}`>, number?: number) => string;

export function sheetWords(language: Language): SheetWords {
  const translate = makeI18n(language, CATALOGUES).getFixedT(language, 'printout');
  return (key, number = 0) => translate(key, { number });
}

/** What stands in place of the result of a postponed or adjourned game, with its date; null for other games. */
export function postponedWriter(language: Language, timeZone: string): (pairing: PairingView) => string | null {
  const translate = makeI18n(language, CATALOGUES).getFixedT(language, 'chess');
  const moment = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return ({ postponed, result }) => {
    if (!postponed || result !== null) return null;
    const { state, startDate } = postponed;
    return startDate === null
      ? translate(`${state}.open`)
      : translate(`${state}.to`, { when: moment.format(new Date(startDate)) });
  };
}

/** Localises the piece letters of a move. */
export function moveWriter(language: Language): (san: string) => string {
  const translate = makeI18n(language, CATALOGUES).getFixedT(language, 'game');
  return (san) => shownSan(translate, san);
}

/** The time control of a tournament in words. */
export function timeText(language: Language, tournament: TimedTournament): string {
  const translate = makeI18n(language, CATALOGUES).getFixedT(language, ['tournament', 'chess'] as const);
  const { initialTime: initial, increment, timeControl } = tournament;
  return timeControl === null
    ? translate('chess:timeControl', { initial, increment })
    : timeControlText(translate, timeControl);
}

/** The line below a table in which not all rounds count; null if they do. */
export function bestRoundsText(
  language: Language,
  { rounds, droppedRounds, ...ranked }: TournamentView,
): string | null {
  if (rounds === null || droppedRounds === 0) return null;
  const translate = makeI18n(language, CATALOGUES).getFixedT(language, 'tournament');
  const text = translate('standings.best', { count: rounds - droppedRounds, rounds });
  const hasTiebreaks = [ranked.tb1, ranked.tb2, ranked.tb3, ranked.tb4].some((code) => code !== undefined);
  return hasTiebreaks ? `${text} ${translate('standings.bestTiebreaks')}` : text;
}

type TimedTournament = Pick<TournamentView, 'initialTime' | 'increment' | 'timeControl'>;

/** The list that the ratings are from; empty if they are from none. */
export function ratingListText(language: Language, tournament: TournamentView): string {
  const translate = makeI18n(language, CATALOGUES).getFixedT(language, 'tournament');
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return seedingListText(translate, tournament, (month) =>
    format.format(Date.UTC(Math.floor(month / 100), (month % 100) - 1, 1)),
  );
}

/** For dates, numbers and the order of names. */
export const localeOf = (language: Language): string => (language === 'no' ? 'nb-NO' : 'en-GB');

/** A score in chess notation: 4½, ½, 0. */
export const points = (value: number): string => (value % 1 === 0 ? String(value) : `${Math.trunc(value) || ''}½`);

const PLAYED: Readonly<Record<Side, string>> = { win: '1', draw: '½', loss: '0' };
const UNPLAYED: Readonly<Record<Side, string>> = { win: '+', draw: '½', loss: '−' };

/** 1–0, ½–½, 0–1, and +:− for a forfeit; empty if the text is not a result. */
export function writeResult(text: string | null): string {
  const result: GameResult | undefined = GAME_RESULTS.find((known) => known === text);
  if (result === undefined) return '';
  const forfeit = isForfeit(result);
  const side = (color: 'white' | 'black') => (forfeit ? UNPLAYED : PLAYED)[sideOf(result, color)];
  return `${side('white')}${forfeit ? ':' : '–'}${side('black')}`;
}

/** Why a player has no opponent, by the type of the bye. */
export function byeWord(bye: string | null, text: SheetWords): string {
  if (bye === 'half-point') return text('halfBye');
  return bye === 'zero-point' ? text('zeroBye') : text('bye');
}
