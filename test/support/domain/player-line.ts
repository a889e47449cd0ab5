/** A 001 line: start number, name and rounds in the letters of a cross table: `2w1` won, `2w` pending, `-H` a bye, `.` blank. */
export function playerLine(number: number, name: string, points: string, rounds = ''): string {
  const head = `001 ${String(number).padStart(4)}      ${name.padEnd(33)}${' '.repeat(33)}${points.padStart(4)}     `;
  return head + rounds.split(' ').filter(Boolean).map(roundText).join('');
}

function roundText(round: string): string {
  if (round === '.') return ' '.repeat(10);
  const [, opponent = '', color = '', result = ''] = /^(\d+)([wb])(.?)$/.exec(round) ?? [];
  return opponent === '' ? `  0000 - ${round.slice(1)}` : `  ${opponent.padStart(4)} ${color} ${result || ' '}`;
}
