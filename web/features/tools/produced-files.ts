/** Of what type the files are that the page hands out. */
export const TRF = 'text/plain;charset=utf-8';
export const CSV = 'text/csv;charset=utf-8';
