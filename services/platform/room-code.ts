const CODES = 10_000;
/** Numbers from here on would make the first codes more likely. */
const FAIR_NUMBERS = 65_536 - (65_536 % CODES);

/** Four random digits, each code equally likely. */
export function roomCode(): string {
  for (;;) {
    const [drawn = FAIR_NUMBERS] = crypto.getRandomValues(new Uint16Array(1));
    if (drawn < FAIR_NUMBERS) return String(drawn % CODES).padStart(4, '0');
  }
}
