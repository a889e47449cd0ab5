/** Days as they occur in files: `2026/11/21`, `26/11/21`, `2026-11-21`, `21.11.2026`. Null for anything else. */
export function parseTrfDate(text: string): string | null {
  const [a = '', b = '', c = ''] = /^\s*(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?!\d)/.exec(text)?.slice(1) ?? [];
  if (a.length === 4 && c.length <= 2) return madeOf(a, b, c);
  if (c.length === 4 && a.length <= 2) return madeOf(c, b, a);
  if (a === '' || a.length > 2 || c.length > 2) return null;
  // The short dates of 132 are year, month, day.
  return madeOf(`20${a.padStart(2, '0')}`, b, c);
}

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

function madeOf(year: string, month: string, day: string): string | null {
  const days = DAYS[Number(month) - 1];
  if (days === undefined || Number(day) < 1) return null;
  const isLeapDay = Number(month) === 2 && Number(day) === 29 && isLeap(Number(year));
  if (Number(day) > days && !isLeapDay) return null;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
