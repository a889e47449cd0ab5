/** Where the platform can create an object, by the names of its location hints. */
const CENTRES = {
  wnam: [37, -122],
  enam: [40, -77],
  sam: [-23, -47],
  weur: [50, 4],
  eeur: [51, 22],
  me: [25, 55],
  afr: [-26, 28],
  apac: [22, 114],
  oc: [-33, 151],
} as const satisfies Readonly<Record<string, Place>>;

/** Latitude and longitude in degrees, north and east positive. */
type Place = readonly [latitude: number, longitude: number];

export type Region = keyof typeof CENTRES;

const REGIONS = Object.keys(CENTRES) as Region[];

/** The region that is nearest to a place. */
export const regionAt = (place: Place): Region => nearest((region) => distance(CENTRES[region], place));

/** The region in which two players have the same way to their game: the longer of the two ways is as short as it can be. */
export function regionBetween(one: Region, other: Region): Region {
  if (one === other) return one;
  const ways = (region: Region) => [one, other].map((end) => distance(CENTRES[region], CENTRES[end]));
  return nearest((region) => Math.max(...ways(region)));
}

const nearest = (cost: (region: Region) => number): Region =>
  REGIONS.reduce((best, region) => (cost(region) < cost(best) ? region : best));

/** The angle between two places as seen from the centre of the earth, in radians. */
function distance(one: Place, other: Place): number {
  const [north, east] = radians(one);
  const [otherNorth, otherEast] = radians(other);
  const cosine =
    Math.sin(north) * Math.sin(otherNorth) + Math.cos(north) * Math.cos(otherNorth) * Math.cos(east - otherEast);
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}

const radians = ([latitude, longitude]: Place): Place => [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
