import { type AnyRouter, Procedure, isLazy, isProcedure, type Schema } from '@orpc/server';

type Checked = Schema<unknown, unknown>;

/**
 * A schema that validates each object once, and then returns the first result. It is stored on the object itself: most
 * belong to one request, and the entries of a WeakMap outlive them by far (decision 0040).
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
 * The same routes, with each object of their answers validated once. The storefront stays in memory until it changes,
 * and is never mutated: validating the whole catalogue for every page would take longer than everything else of the
 * page, and a copy would defeat caches that are keyed by the object.
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
