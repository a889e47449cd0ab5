export const TRF = 'text/plain;charset=utf-8';

/** Converts a figure shown as text to a number for a spreadsheet. */
export const figureCell = (text: string): string | number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
