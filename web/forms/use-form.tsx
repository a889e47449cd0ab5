import { useForm as useMantineForm } from '@mantine/form';
import { type ChangeEvent, type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { z } from 'zod';
import type { CamelKeys } from '../../contract/codec/case.ts';
import type { ErrorKey } from '../../contract/http/errors.ts';
import { isSame } from '../../domain/kernel/same.ts';
import { ApiError } from '../api.ts';
import { showError } from '../ui/feedback/error-banner.tsx';
import { ErrorText } from '../ui/feedback/error-text.tsx';
import { FaultText, faultsIn } from './fault.tsx';
import { focusFirstField, focusFirstWrong, followUser, keepingFocus } from './focus.ts';

/** Fields are named as in the contract, so that its faults find them. */
type NameOf<Values> = keyof Values & string;

interface FormOptions<Values extends object, Schema extends z.ZodType, Answer> {
  readonly initial: Values | (() => Values);
  /**
   * The contract's schema: invalid input is not sent, and reported at its field. Null until it is loaded: then only the
   * server validates.
   */
  readonly schema: Schema | null;
  readonly toPayload: (values: Values) => Readonly<Record<string, unknown>>;
  /** Sends a valid payload; throws a refusal. */
  readonly send: (payload: CamelKeys<z.input<Schema>>) => Promise<Answer>;
  readonly onSent?: (answer: Answer, values: Values) => unknown;
  /** Refusals that concern one field, though the response does not name it. */
  readonly about?: Partial<Readonly<Record<ErrorKey, NameOf<Values>>>>;
  /** Handles a refusal that concerns no field of the form; by default the banner shows it. */
  readonly onRefused?: (error: unknown) => void;
  /** For repeated entries: after a success, the form is reset and its first field focused. */
  readonly startsAgain?: boolean;
}

/** Props of a component that reports the new value. */
interface Field<Value> {
  readonly value: Value;
  readonly error: ReactNode;
  readonly onChange: (next: Value) => void;
}

/** Props of a native element, which reports an event. */
interface Text {
  readonly value: string;
  readonly error: ReactNode;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
}

interface Toggle {
  readonly checked: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

type NamesOf<Values, Type> = { [Name in NameOf<Values>]: Values[Name] extends Type ? Name : never }[NameOf<Values>];

export interface Form<Values extends object> {
  readonly values: Values;
  readonly set: (changes: Partial<Values>) => void;
  readonly text: (name: NamesOf<Values, string>) => Text;
  readonly field: <Name extends NameOf<Values>>(name: Name) => Field<Values[Name]>;
  /** For one option of a list that always has one selected. */
  readonly choice: <Name extends NameOf<Values>>(
    name: Name,
  ) => Omit<Field<Values[Name]>, 'onChange'> & {
    readonly onChange: (next: Values[Name] | null) => void;
  };
  /** What is wrong inside of a field, by its path: `officialData.arbiters.0.name`. */
  readonly errorAt: (path: `${NameOf<Values>}.${string}`) => ReactNode;
  /** For values that are always valid, so they have no error. */
  readonly value: <Name extends NameOf<Values>>(name: Name) => Omit<Field<Values[Name]>, 'error'>;
  readonly toggle: (name: NamesOf<Values, boolean>) => Toggle;
  readonly hasFaults: boolean;
  readonly isSending: boolean;
  /** Whether there is input that is neither initial nor stored by the server. */
  readonly isUnsaved: () => boolean;
  /** Validates these fields, or all of them; reports faults at their fields and focuses the first. */
  readonly check: (names?: readonly NameOf<Values>[]) => boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly element: RefObject<HTMLFormElement | null>;
}

/**
 * A form validated by the contract: faults and refusals appear at their fields, the first invalid field gets the focus,
 * and nothing is sent twice.
 */
export function useForm<Values extends object, Schema extends z.ZodType, Answer>({
  initial,
  schema,
  toPayload,
  send,
  onSent,
  about = {},
  onRefused = showError,
  startsAgain = false,
}: FormOptions<Values, Schema, Answer>): Form<Values> {
  const element = useRef<HTMLFormElement>(null);
  const [first] = useState(initial);
  const { values, errors, submitting, ...form } = useMantineForm<Values>({
    initialValues: first,
    clearInputErrorOnChange: false,
    validate: (typed) => (schema === null ? {} : faultTexts(schema, toPayload(typed))),
  });
  const set = (changes: Partial<Values>) => {
    form.setValues(changes);
    for (const field of Object.keys(errors)) if (fieldOf(field) in changes) form.clearFieldError(field);
  };
  // The compiler cannot see that a record with a generic key is a part of the values.
  const setOne = (name: NameOf<Values>, value: unknown) => set({ [name]: value } as Partial<Values>);

  /** Reports the faults of these fields only. */
  const checkSome = (names: readonly NameOf<Values>[]): boolean => {
    const faults = schema === null ? {} : faultTexts(schema, toPayload(form.getValues()));
    const isOfThem = (field: string) => names.some((name) => name === fieldOf(field));
    const found = Object.entries(faults).filter(([field]) => isOfThem(field));
    const others = Object.entries(errors).filter(([field]) => !isOfThem(field));
    form.setErrors(Object.fromEntries([...others, ...found]));
    return found.length > 0;
  };

  const sendValid = async (typed: Values) => {
    const user = followUser(element.current);
    // `validate` has checked it.
    const payload = toPayload(typed) as CamelKeys<z.input<Schema>>;
    try {
      const answer = await keepingFocus(user, () => send(payload));
      // Input typed during the request is kept.
      const isNext = startsAgain && isSame(form.getValues(), typed);
      if (isNext) {
        // The page may have moved on since the form was opened.
        form.setInitialValues(typeof initial === 'function' ? initial() : initial);
        form.reset();
      } else form.resetDirty(typed);
      await onSent?.(answer, typed);
      if (isNext) focusFirstField(element.current, user.isHere);
    } catch (error) {
      const refused = refusedFields(error, about).filter((name) => name in first);
      if (refused.length === 0) return onRefused(error);
      form.setErrors(Object.fromEntries(refused.map((name) => [name, <ErrorText key={name} error={error} />])));
      focusFirstWrong(element.current);
    } finally {
      user.stop();
    }
  };
  const submit = form.onSubmit(sendValid, () => focusFirstWrong(element.current));

  return {
    values,
    set,
    text: (name) => ({
      value: String(values[name]),
      error: errors[name],
      onChange: ({ currentTarget }) => setOne(name, currentTarget.value),
    }),
    field: (name) => ({ value: values[name], error: errors[name], onChange: (next) => setOne(name, next) }),
    choice: (name) => ({
      value: values[name],
      error: errors[name],
      onChange: (next) => next !== null && setOne(name, next),
    }),
    errorAt: (path) => errors[path],
    value: (name) => ({ value: values[name], onChange: (next) => setOne(name, next) }),
    toggle: (name) => ({
      checked: values[name] === true,
      onChange: ({ currentTarget }) => setOne(name, currentTarget.checked),
    }),
    hasFaults: Object.keys(errors).length > 0,
    isSending: submitting,
    isUnsaved: () => form.isDirty(),
    check: (names) => {
      const wrong = names === undefined ? form.validate().hasErrors : checkSome(names);
      if (wrong) focusFirstWrong(element.current);
      return !wrong;
    },
    submit: (event) => {
      event.preventDefault();
      // React bubbles the events of a dialog to the form that has opened it.
      event.stopPropagation();
      if (!submitting) submit(event);
    },
    element,
  };
}

/** The field that a path begins with. */
const fieldOf = (path: string): string => path.split('.', 1)[0] ?? path;

const faultTexts = (schema: z.ZodType, payload: Readonly<Record<string, unknown>>): Record<string, ReactNode> =>
  Object.fromEntries(
    [...faultsIn(schema, payload)].map(([field, fault]) => [field, <FaultText key={field} fault={fault} />]),
  );

/** The fields that a refusal concerns: those that it names, or the one that its key always concerns. */
function refusedFields(error: unknown, about: Partial<Readonly<Record<string, string>>>): readonly string[] {
  if (!(error instanceof ApiError)) return [];
  const field = error.key === undefined ? undefined : about[error.key];
  return field === undefined ? error.fields : [field];
}
