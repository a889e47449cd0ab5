import { ok, type Result, refuse } from '../../kernel/result.ts';
import { canChoose } from '../standings/offered-tiebreaks.ts';
import { FORMATS } from '../value/formats.ts';
import { SETTING_NAMES, type SettingName, type Settings } from '../value/settings.ts';

type CheckedSetting = 'format' | 'rounds' | 'perTeam' | 'tieBreaks' | 'online' | 'stages';

/** Refuses combinations that the format or offer does not allow. */
export function checkSettings(
  { format, rounds, perTeam, tieBreaks, online, stages }: Pick<Settings, CheckedSetting>,
  changed: readonly SettingName[] = SETTING_NAMES,
): Result<true, 'roundsRequired' | 'perTeamRequired' | 'stagesNotOnline' | 'invalidInput'> {
  if (FORMATS[format].asksForRounds && rounds === null) return refuse('roundsRequired');
  if (FORMATS[format].perTeam === 'required' && perTeam === null) return refuse('perTeamRequired');
  if (online && stages !== null) return refuse('stagesNotOnline');
  if (changed.includes('tieBreaks') && !tieBreaks.every((id) => id === null || canChoose(format, id)))
    return refuse('invalidInput');
  return ok(true);
}
