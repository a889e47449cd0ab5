import { PasswordObject as RealPasswordObject } from '../../../durable-objects/jobs/password-object.ts';
import { quickHasher } from './quick-passwords.ts';

/** The Worker as it is deployed, but for the work of a password: whole worlds of people are made in most tests. */
export * from '../../../worker/index.ts';
export { default } from '../../../worker/index.ts';

export class PasswordObject extends RealPasswordObject {
  protected override readonly hasher = quickHasher;
}
