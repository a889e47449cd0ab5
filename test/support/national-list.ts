/** A national list: players 1 to n, with the rating of each. */
export const nationalList = (players: number, rating: (number: number) => number = (number) => 1500 + number): string =>
  ['id;name;rating;club', ...Array.from({ length: players }, (_, at) => line(at + 1, rating(at + 1)))].join('\n');

const line = (number: number, rating: number): string => `${number};Hansen, Per ${number};${rating};Oslo SS`;
