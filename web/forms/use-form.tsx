import { useForm as useMantineForm } from '@mantine/form';
import { type ChangeEvent, type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { z } from 'zod';
import type { ErrorKey } from '../../contract/errors.ts';
import { isSame } from '../../domain/same.ts';
import { ApiError } from '../api.ts';
import { showError } from '../ui/error-banner.tsx';
import { useErrorText } from '../ui/error-text.ts';
import { FaultText, faultsIn } from './fault.tsx';
import { focusFirstField, focusFirstWrong, isWaiting, keepingFocus } from './focus.ts';

/** The name of a field is the one that the contract gives it, so that a fault of one finds the other. */
type NameOf<Values> = keyof Values & string;

interface FormOptions<Values extends object, Schema extends z.ZodType, Answer> {
  /** What stands in the form at first. */
  readonly initial: Values | (() => Values);
  /**
   * The contract's: what it does not take is not sent, and said beside its field. Null until it is there: then the server
   * alone says what is wrong.
   */
  readonly schema: Schema | null;
  /** What is sent for what is typed. */
  readonly toPayload: (values: Values) => Readonly<Record<string, unknown>>;
  /** Sends what the schema takes; a refusal is thrown. */
  readonly send: (payload: z.input<Schema>) => Promise<Answer>;
  readonly onSent?: (answer: Answer, values: Values) => unknown;
  /** Refusals that are about one field, though the answer does not name it. */
  readonly about?: Partial<Readonly<Record<ErrorKey, NameOf<Values>>>>;
  /** Tells of a refusal that is about no field of the form; without it the banner does. */
  readonly onRefused?: (error: unknown) => void;
  /** For one after the other: once taken, the form is as at first, and its first field has the focus. */
  readonly startsAgain?: boolean;
}

/** What a field is given whose part tells the new value. */
interface Field<Value> {
  readonly value: Value;
  readonly error: ReactNode;
  readonly onChange: (next: Value) => void;
}

/** What a field is given that is an element of the browser's, which tells an event. */
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
  /** For one of a list, of which there is always one. */
  readonly choice: <Name extends NameOf<Values>>(
    name: Name,
  ) => Omit<Field<Values[Name]>, 'onChange'> & {
    readonly onChange: (next: Values[Name] | null) => void;
  };
  /** For what is always right, whatever is chosen: it has no fault to show. */
  readonly value: <Name extends NameOf<Values>>(name: Name) => Omit<Field<Values[Name]>, 'error'>;
  readonly toggle: (name: NamesOf<Values, boolean>) => Toggle;
  readonly hasFaults: boolean;
  readonly isSending: boolean;
  /** Whether something stands in the form that was neither there at first nor has been taken by the server. */
  readonly isUnsaved: () => boolean;
  /** Whether these fields, or all, are as they must be; says beside each what it must be, and goes to the first. */
  readonly check: (names?: readonly NameOf<Values>[]) => boolean;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  readonly element: RefObject<HTMLFormElement | null>;
}

/**
 * A form that is held to the contract: faults and refusals stand beside their fields, the first wrong field gets the
 * focus, and nothing is sent twice.
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
    for (const name of Object.keys(changes)) form.clearFieldError(name);
  };
  // A record of one known name is a part of the values; of a name that is a parameter the compiler does not see it.
  const setOne = (name: NameOf<Values>, value: unknown) => set({ [name]: value } as Partial<Values>);

  const sendValid = async (typed: Values) => {
    // `validate` has let it pass.
    const payload = toPayload(typed) as z.input<Schema>;
    try {
      const answer = await keepingFocus(() => send(payload));
      // Who has gone on typing meanwhile goes on.
      const isNext = startsAgain && isSame(form.getValues(), typed);
      if (isNext) form.reset();
      else form.resetDirty(typed);
      await onSent?.(answer, typed);
      if (isNext && isWaiting(element.current)) focusFirstField(element.current);
    } catch (error) {
      const refused = refusedFields(error, about).filter((name) => name in first);
      if (refused.length === 0) return onRefused(error);
      form.setErrors(Object.fromEntries(refused.map((name) => [name, <RefusalText key={name} error={error} />])));
      focusFirstWrong(element.current);
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
    value: (name) => ({ value: values[name], onChange: (next) => setOne(name, next) }),
    toggle: (name) => ({
      checked: values[name] === true,
      onChange: ({ currentTarget }) => setOne(name, currentTarget.checked),
    }),
    hasFaults: Object.keys(errors).length > 0,
    isSending: submitting,
    isUnsaved: () => form.isDirty(),
    check: (names) => {
      const wrong = names?.map((name) => form.validateField(name).hasError).includes(true) ?? form.validate().hasErrors;
      if (wrong) focusFirstWrong(element.current);
      return !wrong;
    },
    submit: (event) => {
      event.preventDefault();
      // React lets the events of a dialog rise to the form that has opened it.
      event.stopPropagation();
      if (!submitting) submit(event);
    },
    element,
  };
}

const faultTexts = (schema: z.ZodType, payload: Readonly<Record<string, unknown>>): Record<string, ReactNode> =>
  Object.fromEntries(
    [...faultsIn(schema, payload)].map(([field, fault]) => [field, <FaultText key={field} fault={fault} />]),
  );

/** The fields that a refusal is about: those that it names, or the one that its key is always about. */
function refusedFields(error: unknown, about: Partial<Readonly<Record<string, string>>>): readonly string[] {
  if (!(error instanceof ApiError)) return [];
  const field = error.key === undefined ? undefined : about[error.key];
  return field === undefined ? error.fields : [field];
}

function RefusalText({ error }: { readonly error: unknown }) {
  const text = useErrorText();
  return text(error);
}
