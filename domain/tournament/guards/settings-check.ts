import { ok, type Result, refuse } from '../../kernel/result.ts';
import { momentOf } from '../../kernel/time-zone.ts';
import { canChoose } from '../standings/offered-tiebreaks.ts';
import { FORMATS } from '../value/formats.ts';
import { SETTING_NAMES, type SettingName, type Settings } from '../value/settings.ts';

type CheckedSetting =
  | 'format'
  | 'rounds'
  | 'droppedRounds'
  | 'perTeam'
  | 'tieBreaks'
  | 'online'
  | 'stages'
  | 'firstPairingAt'
  | 'timeZone'
  | 'roundPlan';

/** They decide together when the planned rounds begin. */
const EVENING_SETTINGS: ReadonlySet<SettingName> = new Set(['firstPairingAt', 'timeZone', 'roundPlan']);

/** Refuses combinations that the format or offer does not allow. */
export function checkSettings(
  settings: Pick<Settings, CheckedSetting>,
  changed: readonly SettingName[] = SETTING_NAMES,
): Result<true, 'roundsRequired' | 'perTeamRequired' | 'stagesNotOnline' | 'roundsOutOfOrder' | 'invalidInput'> {
  const { format, rounds, droppedRounds, perTeam, tieBreaks, online, stages } = settings;
  if (FORMATS[format].asksForRounds && rounds === null) return refuse('roundsRequired');
  if (droppedRounds > 0 && droppedRounds >= (rounds ?? 0)) return refuse('invalidInput');
  if (FORMATS[format].perTeam === 'required' && perTeam === null) return refuse('perTeamRequired');
  if (online && stages !== null) return refuse('stagesNotOnline');
  if (changed.includes('tieBreaks') && !tieBreaks.every((id) => id === null || canChoose(format, id)))
    return refuse('invalidInput');
  if (changed.some((name) => EVENING_SETTINGS.has(name)) && !isInOrder(settings)) return refuse('roundsOutOfOrder');
  return ok(true);
}

/** Each planned round begins after the one before. */
function isInOrder({ firstPairingAt, timeZone, roundPlan }: Pick<Settings, CheckedSetting>): boolean {
  const starts = [firstPairingAt, ...roundPlan.laterRounds.map((local) => momentOf(local, timeZone))];
  return starts.every((at, index) => at !== null && (index === 0 || at > (starts[index - 1] ?? at)));
}
