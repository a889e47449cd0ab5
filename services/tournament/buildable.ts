import { checkSettings } from '../../domain/tournament/guards/settings-check.ts';
import { inFormat, type Settings } from '../../domain/tournament/value/settings.ts';
import { orRefuse } from '../refusal.ts';

/** The settings adapted to their format; refuses invalid ones. */
export function buildable(wanted: Settings): Settings {
  const settings = inFormat(wanted);
  orRefuse(checkSettings(settings));
  return settings;
}
