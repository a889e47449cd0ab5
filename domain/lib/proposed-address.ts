import { searchKey } from './search-key.ts';

/** As long as ids may be, less a suffix that makes a taken address unique. */
const LENGTH = 34;

/** A page address made of a name: "Høstcup 2026" becomes "hostcup-2026"; undefined without a letter or digit of a to z. */
export function proposedAddress(name: string): string | undefined {
  const words = searchKey(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const address = words.join('-').slice(0, LENGTH).replace(/-$/, '');
  return address === '' ? undefined : address;
}
