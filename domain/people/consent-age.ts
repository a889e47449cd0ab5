/** Until which age a guardian consents to services that are offered to children (GDPR, article 8). */
interface ConsentAge {
  readonly country: string;
  /** First day on which it holds, `YYYY-MM-DD`. */
  readonly from: string;
  readonly age: number;
}

/** The law of each country, the latest first; 16 where a country has said nothing. */
const CONSENT_AGES: readonly ConsentAge[] = [
  { country: 'NOR', from: '2018-07-20', age: 13 },
  { country: 'DEN', from: '2024-01-01', age: 15 },
];

const USUAL_CONSENT_AGE = 16;

export const consentAge = (country: string, day: string): number =>
  CONSENT_AGES.find((one) => one.country === country && one.from <= day)?.age ?? USUAL_CONSENT_AGE;
