/** Exact: 45 half-points are `22.5`, 49 quarter-points `12.25`; others are cut after six places. */
export function formatTiebreak(value: number, scale: number): string {
  const places = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000].findIndex((power) => (value * power) % scale === 0);
  const decimals = places === -1 ? 6 : places;
  const digits = Math.trunc((Math.abs(value) * 10 ** decimals) / scale)
    .toString()
    .padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const sign = value < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
}
