/** Team Swiss colours (C.04.6 art. 1.7 and 4.3): those of board 1 in played matches. No preference is absolute. */
import { type Color, opposite } from '../../tournament/value/field.ts';
import { type EntrantRecord, latestDifference } from '../entrant-record.ts';
import type { TeamInRound, TeamPreference } from '../team-in-round.ts';

/** Simple preferences (A), strong and mild ones (B), or none. */
export type PreferenceType = 'A' | 'B' | 'none';

/** Art. 1.7. */
export function teamPreference(
  record: EntrantRecord,
  type: PreferenceType,
  isLastRound: boolean,
): TeamPreference | null {
  if (type === 'none') return null;
  const color = strongColor(record);
  if (color !== null) return { color, strong: true };
  const mild = type === 'B' ? mildColor(record, isLastRound) : null;
  return mild === null ? null : { color: mild, strong: false };
}

/** A difference beyond one, or a balance of at most one on that side after the other colour twice in a row. */
function strongColor({ colorDifference, colors }: EntrantRecord): Color | null {
  const last = colors.at(-1);
  const repeated = last !== undefined && last === colors.at(-2) ? last : null;
  if (colorDifference < -1 || (colorDifference <= 0 && repeated === 'black')) return 'white';
  if (colorDifference > 1 || (colorDifference >= 0 && repeated === 'white')) return 'black';
  return null;
}

function mildColor({ colorDifference, colors }: EntrantRecord, isLastRound: boolean): Color | null {
  if (colorDifference !== 0) return colorDifference < 0 ? 'white' : 'black';
  const last = colors.at(-1);
  return last === undefined || isLastRound ? null : opposite(last);
}

/** Art. 4.3: the colour of the first team, which has the higher match score, then game points, then the smaller TPN. */
export function allocateTeamColors(first: TeamInRound, second: TeamInRound, initialColor: Color): Color {
  const [mine, theirs] = [first.record.colors, second.record.colors];
  if (mine.length === 0 && theirs.length === 0) return byNumber(first.record.number, initialColor);
  return (
    byPreference(first.preference, second.preference) ??
    byDifference(first.record, second.record) ??
    alternated(latestDifference(mine, theirs)) ??
    first.preference?.color ??
    alternated(mine.at(-1) ?? null) ??
    theirs.at(-1) ??
    initialColor
  );
}

/** Odd numbers have the initial colour. */
const byNumber = (number: number, initialColor: Color): Color =>
  number % 2 === 1 ? initialColor : opposite(initialColor);

/** Grants a single preference, two opposite ones, or the stronger of two equal ones. */
function byPreference(mine: TeamPreference | null, theirs: TeamPreference | null): Color | null {
  if (mine === null || theirs === null) return mine?.color ?? (theirs === null ? null : opposite(theirs.color));
  if (mine.color !== theirs.color) return mine.color;
  if (mine.strong === theirs.strong) return null;
  return mine.strong ? mine.color : opposite(theirs.color);
}

/** White for the lower colour difference. */
function byDifference(first: EntrantRecord, second: EntrantRecord): Color | null {
  if (first.colorDifference === second.colorDifference) return null;
  return first.colorDifference < second.colorDifference ? 'white' : 'black';
}

const alternated = (color: Color | null): Color | null => (color === null ? null : opposite(color));
