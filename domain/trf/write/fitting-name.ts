/**
 * A name in the columns of a file. The given names of a long one become initials from the last one on; what is still too
 * long ends with a whole word if it can.
 */
export function fittingName(name: string, width: number): string {
  const comma = name.indexOf(', ');
  if ([...name].length <= width || comma < 0) return cutAtWord(name, width);
  const given = name.slice(comma + 2).split(' ');
  for (let full = given.length - 1; full >= 0; full -= 1) {
    const shorter = [...given.slice(0, full), ...given.slice(full).map(initialOf)].join(' ');
    const fitting = `${name.slice(0, comma)}, ${shorter}`;
    if ([...fitting].length <= width) return fitting;
  }
  const initial = `, ${initialOf(given[0] ?? '')}`;
  return `${cutAtWord(name.slice(0, comma), width - [...initial].length)}${initial}`;
}

const initialOf = (given: string): string => [...given].slice(0, 1).join('');

function cutAtWord(name: string, width: number): string {
  const characters = [...name];
  if (characters.length <= width) return name;
  const cut = characters.slice(0, width + 1).join('');
  const space = cut.lastIndexOf(' ');
  return space > 0 ? cut.slice(0, space) : characters.slice(0, width).join('');
}
