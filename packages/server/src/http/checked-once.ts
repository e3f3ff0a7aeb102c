import { rememberedIfMetAgain } from '@ofenpost/core/remembered/remembered';
import { type AnyRouter, Procedure, isLazy, isProcedure, type Schema } from '@orpc/server';

type Checked = Schema<unknown, unknown>;

/** A schema that checks each object once, and then answers with what came of it the first time. */
function rememberingSchema(schema: Checked): Checked {
  const standard = schema['~standard'];
  const checked = rememberedIfMetAgain((value: object) => standard.validate(value));
  const validate = (value: unknown) =>
    typeof value === 'object' && value !== null ? checked(value) : standard.validate(value);
  return { '~standard': { ...standard, validate } };
}

/**
 * The same routes; what they answer is checked once for each object. What guests read stays in memory until it changes,
 * and is never changed itself: to check the whole catalogue for every page would take longer than all else that the page
 * asks for, and who remembers something by an object would never see the same one again.
 */
export function checkedOnce<T extends AnyRouter>(router: T): T;
export function checkedOnce(router: AnyRouter): AnyRouter {
  if (isProcedure(router)) {
    const definition = router['~orpc'];
    const outputSchema: Checked | undefined = definition.outputSchema;
    return outputSchema === undefined
      ? router
      : new Procedure({ ...definition, outputSchema: rememberingSchema(outputSchema) });
  }
  return Object.fromEntries(
    Object.entries(router).map(([name, part]) => [name, isLazy(part) ? part : checkedOnce(part)]),
  );
}
