import type * as z from 'zod/mini';
import type { ChangeRule } from '../editor/versioned.ts';
import type { Action, OpenAction } from '../role/permission.ts';
import type { Field, Fields } from '../validation/field.ts';
import type { AuditArea, AuditedAction } from './audit-entry.ts';

/** The label of a recorded field, and how its value reads when it is more than a text, a number or a yes. */
export type AuditedField = Pick<Field<unknown>, 'label' | 'recorded'>;
export type AuditedFields = Readonly<Record<string, AuditedField>>;

/**
 * What staff create, edit, archive or remove, described once for form, contract, server and audit log. Its rules that
 * need other records are code beside it, and so are its table and its special inputs.
 */
export type RecordDefinition<Draft> = ChangeRule<Draft> & {
  /** Its name in the URLs of the API and of its page. */
  readonly path: string;
  /** The action that reading and saving need. */
  readonly action: Exclude<Action, OpenAction>;
  /** The action that a change needs which goes past a rule, such as offering something without its allergens. */
  readonly overrides?: Exclude<Action, OpenAction>;
  readonly draft: z.ZodMiniType<Draft, Draft>;
  /** Fields whose text depends on other records are missing; their forms add them. */
  readonly fields: Partial<Fields<Draft>>;
  /** What the audit log shows besides: parts of a field, and fields that a form shows by other means. */
  readonly auditedParts?: AuditedFields;
  /** The audited action of creating, changing and removing it. */
  readonly changed: AuditedAction;
  /** The audited action of archiving and restoring it; without it, it cannot be archived. */
  readonly archived?: AuditedAction;
  /** Its area and its singular in the audit log; without them its action is an audited command. */
  readonly audited?: { readonly area: AuditArea; readonly noun: string };
  /** The subject of its entries in the audit log, when it is not the id. */
  subjectOf?(id: string): string;
};

/** The audited fields of records of any kind. A field that several of them name has the label of the first. */
export const auditedFieldsOf = (
  definitions: readonly { readonly fields: object; readonly auditedParts?: AuditedFields }[],
): AuditedFields =>
  Object.fromEntries(
    definitions.toReversed().flatMap(({ fields, auditedParts }) => Object.entries({ ...auditedParts, ...fields })),
  );
