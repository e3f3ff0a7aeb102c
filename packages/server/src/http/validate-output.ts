import { type AnyRouter, Procedure, isLazy, isProcedure, type Schema } from '@orpc/server';

type Checked = Schema<unknown, unknown>;

/**
 * A schema that checks each object once, and then answers with what came of it the first time. It is noted on the object
 * itself: most are of one request, and what a WeakMap holds outlives them by far (decision 0040).
 */
function rememberingSchema(schema: Checked): Checked {
  const standard = schema['~standard'];
  const result = Symbol('checked');
  type Noted = { readonly [result]?: ReturnType<typeof standard.validate> };
  const validate = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return standard.validate(value);
    const { [result]: noted } = value as Noted;
    if (noted !== undefined) return noted;
    const made = standard.validate(value);
    Reflect.defineProperty(value, result, { value: made });
    return made;
  };
  return { '~standard': { ...standard, validate } };
}

/**
 * The same routes; what they answer is checked once for each object. What guests read stays in memory until it changes,
 * and is never changed itself: to check the whole catalogue for every page would take longer than all else that the page
 * asks for, and who remembers something by an object would never see the same one again.
 */
export function validateOutput<T extends AnyRouter>(router: T): T;
export function validateOutput(router: AnyRouter): AnyRouter {
  if (isProcedure(router)) {
    const definition = router['~orpc'];
    const outputSchema: Checked | undefined = definition.outputSchema;
    return outputSchema === undefined
      ? router
      : new Procedure({ ...definition, outputSchema: rememberingSchema(outputSchema) });
  }
  return Object.fromEntries(
    Object.entries(router).map(([name, part]) => [name, isLazy(part) ? part : validateOutput(part)]),
  );
}
