/** An object of which some values may be missing: those of its properties that can be are optional. */
type Without<Missing, Values> = Flat<
  { [Key in keyof Values as Extract<Values[Key], Missing> extends never ? Key : never]: Values[Key] } & {
    [Key in keyof Values as Extract<Values[Key], Missing> extends never ? never : Key]?: Exclude<Values[Key], Missing>;
  }
>;
type Flat<Values> = { [Key in keyof Values]: Values[Key] };

/** The properties that are not undefined: an optional property is left out, and never undefined. */
export const given = <const Values extends object>(values: Values) =>
  filtered<undefined, Values>(values, (value) => value !== undefined);

/** The properties that are neither null nor undefined. */
export const nonNull = <const Values extends object>(values: Values) =>
  filtered<null | undefined, Values>(values, (value) => value != null);

function filtered<Missing, Values extends object>(values: Values, isThere: (value: unknown) => boolean) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isThere(value))) as Without<Missing, Values>;
}
