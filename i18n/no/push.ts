import type { push as english } from '../en/push.ts';
import type { Words } from '../words.ts';

export const push: Words<typeof english> = {
  paired: {
    white: 'Runde {{round}} er satt opp: du har hvit på bord {{board}}.',
    black: 'Runde {{round}} er satt opp: du har svart på bord {{board}}.',
  },
  gameReminder: {
    white: 'Partiet ditt i runde {{round}} er ikke spilt ennå: du har hvit på bord {{board}}.',
    black: 'Partiet ditt i runde {{round}} er ikke spilt ennå: du har svart på bord {{board}}.',
  },
  gameStarts: {
    white: 'Partiet ditt i runde {{round}} har begynt. Du har hvit, og klokka di går.',
    black: 'Partiet ditt i runde {{round}} har begynt. Du har svart.',
  },
};
