import type { BuildForm } from './build-form.ts';

/** What every part of the form is given. */
export interface FieldsProps {
  readonly form: BuildForm;
  readonly change: (changes: Partial<BuildForm>) => void;
  /** What is wrong with a field of the payload. */
  readonly error: (field: string) => string | undefined;
}
