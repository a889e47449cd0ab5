import { checkSettings, inFormat, type Settings } from '../../domain/tournament/settings.ts';
import { orRefuse } from '../refusal.ts';

/** The wishes as their format takes them; or a refusal. */
export function buildable(wishes: Settings): Settings {
  const settings = inFormat(wishes);
  orRefuse(checkSettings(settings));
  return settings;
}
