import { KINDS } from '../../domain/tournament/kinds.ts';
import { checkSettings, inFormat, type Settings } from '../../domain/tournament/settings.ts';
import { orRefuse, Refusal } from '../refusal.ts';

/** The wishes as their format takes them, of a tournament that can be built; or a refusal. */
export function buildable(wishes: Settings): Settings {
  const settings = inFormat(wishes);
  if (!KINDS[settings.kind].playable) throw new Refusal('formatNotOffered');
  orRefuse(checkSettings(settings));
  return settings;
}
