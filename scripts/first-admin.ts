import { text } from 'node:stream/consumers';
import { newUsername } from '../contract/fields.ts';
import { choosePassword } from '../domain/account/weak-password.ts';
import { PASSWORD_LENGTH } from '../domain/limits.ts';
import { loadHasher } from './password-hash.ts';

/**
 * Prints the SQL that makes the first account of a deployed server, the one that no call can make:
 *
 *   npm run -s first-admin -- anna Anna Aas > first.sql
 *
 * The password is read from the standard input, to its end.
 */
const [id, firstName, lastName] = process.argv.slice(2);
if (id === undefined || firstName === undefined || lastName === undefined || !newUsername.safeParse(id).success) {
  stop('Usage: npm run -s first-admin -- USER-NAME FIRST-NAME LAST-NAME > first.sql');
}
if (process.stdin.isTTY) console.error('Password, then Ctrl-D on a line of its own:');
const password = (await text(process.stdin)).trim();
if (password.length < PASSWORD_LENGTH.min || password.length > PASSWORD_LENGTH.max) {
  stop(`A password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`);
}
if (!choosePassword(password, { username: id, firstName, lastName }).ok) {
  stop('That password would be guessed at once: it is very common, or a name of the account. Choose another one.');
}
const values = [id, (await loadHasher()).hash(password), firstName, lastName].map(quote).join(', ');
console.log(
  `INSERT INTO accounts (id, password_hash, first_name, last_name, level, created_at)\nVALUES (${values}, 3, unixepoch() * 1000);`,
);

function quote(value: string): string {
  return `'${value.replaceAll("'", "''")}'`;
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
