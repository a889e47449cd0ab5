const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

/** Accepts `2026/11/21`, `26/11/21`, `2026-11-21`, `21.11.2026`, `Nov 21, 2026`, `21 November 2026`; else null. */
export function parseTrfDate(text: string): string | null {
  return parseWords(text) ?? parseNumbers(text);
}

const MONTH = String.raw`(${MONTHS.join('|')})[a-z]*\.?`;
const MONTH_FIRST = new RegExp(String.raw`^\s*${MONTH} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\s*$`, 'i');
const DAY_FIRST = new RegExp(String.raw`^\s*(\d{1,2})(?:st|nd|rd|th)?\.? ${MONTH},? (\d{4})\s*$`, 'i');

function parseWords(text: string): string | null {
  const [, month = '', day = '', year = ''] = MONTH_FIRST.exec(text) ?? [];
  if (year !== '') return madeOf(year, monthNumber(month), day);
  const [, dayFirst = '', itsMonth = '', itsYear = ''] = DAY_FIRST.exec(text) ?? [];
  return itsYear === '' ? null : madeOf(itsYear, monthNumber(itsMonth), dayFirst);
}

const monthNumber = (name: string): string =>
  String(MONTHS.findIndex((month) => name.toLowerCase().startsWith(month)) + 1);

function parseNumbers(text: string): string | null {
  const [a = '', b = '', c = ''] = /^\s*(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})(?!\d)/.exec(text)?.slice(1) ?? [];
  if (a.length === 4 && c.length <= 2) return madeOf(a, b, c);
  if (c.length === 4 && a.length <= 2) return madeOf(c, b, a);
  if (a === '' || a.length > 2 || c.length > 2) return null;
  // Short dates of 132 are year, month, day.
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
