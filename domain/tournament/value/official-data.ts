/** Where a tournament is played and who is responsible: for visitors, prints, calendars and the rating report. */
export interface OfficialData {
  /** Name of the playing hall. */
  readonly venue: string;
  /** Street and number. */
  readonly address: string;
  /** Town without street, as in record 022 of a report file. */
  readonly city: string;
  /** Address of a map; empty for none. */
  readonly mapLink: string;
  /** FIDE code of the federation that registers the event; null if not stated. */
  readonly federation: string | null;
  /** Public contact: an e-mail address, a telephone number or a name. */
  readonly contact: string;
  readonly website: string;
  /** Name as registered with FIDE; empty if it is the tournament's own. */
  readonly registeredName: string;
  /** FIDE's code of the registered event; empty until it is registered. */
  readonly eventCode: string;
  readonly organiser: Official | null;
  readonly chiefArbiter: Official | null;
  readonly deputyArbiters: readonly Official[];
  readonly arbiters: readonly Official[];
}

/** International Arbiter, FIDE Arbiter, National Arbiter. */
export const ARBITER_TITLES = ['IA', 'FA', 'NA'] as const;
export type ArbiterTitle = (typeof ARBITER_TITLES)[number];

/** A person with a duty at the tournament, as its organiser names them. */
export interface Official {
  /** `Lastname, Firstname`, as in a report file. */
  readonly name: string;
  readonly title: ArbiterTitle | null;
  readonly fideNumber: number | null;
  /** For the report only; never public. Empty if not stated. */
  readonly email: string;
}

export const NO_OFFICIAL_DATA: OfficialData = {
  venue: '',
  address: '',
  city: '',
  mapLink: '',
  federation: null,
  contact: '',
  website: '',
  registeredName: '',
  eventCode: '',
  organiser: null,
  chiefArbiter: null,
  deputyArbiters: [],
  arbiters: [],
};

/** Limits of the officials of one tournament, each for deputies and for arbiters. */
export const OFFICIALS_MAX = 20;

/** What everybody may see: no e-mail addresses of persons. */
export function publicOfficialData(data: OfficialData): OfficialData {
  const withoutEmail = (one: Official): Official => ({ ...one, email: '' });
  return {
    ...data,
    organiser: data.organiser && withoutEmail(data.organiser),
    chiefArbiter: data.chiefArbiter && withoutEmail(data.chiefArbiter),
    deputyArbiters: data.deputyArbiters.map(withoutEmail),
    arbiters: data.arbiters.map(withoutEmail),
  };
}

/** Hall, street and town in one line; empty if none is stated. */
export const placeText = ({ venue, address, city }: Pick<OfficialData, 'venue' | 'address' | 'city'>): string =>
  [venue, address, city].filter((part) => part !== '').join(', ');
