/** Days as they occur in files: `2026/11/21`, `26/11/21`, `2026-11-21`, `21.11.2026`. Null for anything else. */
export function parseTrfDate(text: string): string | null {
  const [a = '', b = '', c = ''] = /^\s*(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})/.exec(text)?.slice(1) ?? [];
  if (a === '') return null;
  if (a.length === 4) return madeOf(a, b, c);
  if (c.length === 4) return madeOf(c, b, a);
  // The short dates of 132 are year, month, day.
  return madeOf(`20${a.padStart(2, '0')}`, b, c);
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function madeOf(year: string, month: string, day: string): string | null {
  const days = DAYS[Number(month) - 1];
  if (days === undefined || Number(day) < 1 || Number(day) > days) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
