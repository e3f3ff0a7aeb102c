import { type AtRule, type Declaration, type Rule, parse } from 'postcss';
import { type ESTree, Visitor, parseSync } from 'vite';
import { type Feature, api, css as styles, isNewer, javascript, partsOf } from './browser-support.ts';

const { builtins } = javascript;
const owners = [...partsOf(builtins), ...partsOf(api)];
const ownersNamed = (name: string): readonly Feature[] => [builtins[name] ?? [], api[name] ?? []].flat();

/** A global function is a member of the window in the data. */
const globals = new Set(
  [
    ...owners.filter(([name]) => ownersNamed(name).every(isNewer)),
    ...partsOf(api['Window'] ?? {}).filter(([, feature]) => isNewer(feature)),
  ].map(([name]) => name),
);

/**
 * The members that no interface of the oldest browsers has under this name. What has an older namesake can only be told
 * by types, and a single word of the DOM, such as `lines`, is rather a name of our own.
 */
const newerMembers = new Set<string>();
const olderMembers = new Set<string>();
for (const [owner, feature] of owners) {
  if (owner === 'Temporal') continue;
  for (const [key, member] of partsOf(feature)) {
    const name = key.replace(/_(?:event|static)$/, '');
    if (member.__compat === undefined) continue;
    if (!isNewer(member) && !isNewer(feature)) olderMembers.add(name);
    else if (!key.endsWith('_static') && (owner in builtins || /^[a-z]+[A-Z]/.test(name))) newerMembers.add(name);
  }
}

const isNewerMember = (name: string): boolean => newerMembers.has(name) && !olderMembers.has(name);

const isNewerStatic = (owner: string, member: string): boolean =>
  ownersNamed(owner).some((feature) =>
    isNewer(feature[`${member}_static`] ?? (owner in builtins ? feature[member] : undefined)),
  );

/** The newer features that a script names, such as `Promise.withResolvers`, `.isSubsetOf` or `navigation`. */
export function newerInScript(code: string): ReadonlySet<string> {
  const found = new Set<string>();
  const { program, errors } = parseSync('script.js', code, { lang: 'js', sourceType: 'module' });
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const name = (expression: { readonly type: string }) => {
    if (expression.type !== 'Identifier') return;
    const { name: global } = expression as ESTree.IdentifierReference;
    if (globals.has(global)) found.add(global);
  };
  new Visitor({
    MemberExpression({ object, property, computed }) {
      if (computed || property.type !== 'Identifier') return;
      name(object);
      const owner = object.type === 'Identifier' ? object.name : '';
      if (/^(?:window|self|globalThis)$/.test(owner)) name(property);
      if (isNewerStatic(owner, property.name)) found.add(`${owner}.${property.name}`);
      else if (isNewerMember(property.name)) found.add(`.${property.name}`);
    },
    CallExpression: ({ callee }) => name(callee),
    NewExpression: ({ callee }) => name(callee),
    Literal(literal) {
      if (!('regex' in literal)) return;
      const { pattern, flags } = literal.regex;
      if (flags.includes('v')) found.add('/…/v');
      if (/\(\?[ims-]+:/.test(pattern)) found.add('(?i:…)');
    },
  }).visit(program);
  return found;
}

/** The functions of values, such as `color-mix`, which the data has in their types. */
const functions = new Map<string, Feature>();
function collectFunctions(feature: Feature): void {
  for (const [name, part] of partsOf(feature)) {
    if (!functions.has(name)) functions.set(name, part);
    collectFunctions(part);
  }
}
collectFunctions(styles.types);

const matches = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

/** Whether the rule sets the same before, in an older way or with the prefix of a browser. */
const isSetAsWell = (declaration: Declaration): boolean =>
  declaration.parent?.some(
    (other) =>
      other !== declaration &&
      other.type === 'decl' &&
      other.prop.replace(/^-(?:webkit|moz)-/, '') === declaration.prop,
  ) === true;

function newerInDeclaration(declaration: Declaration): readonly string[] {
  const { prop, value } = declaration;
  const newer = matches(value, /([a-z][\w-]*)\(/g)
    .filter((name) => isNewer(functions.get(name)))
    .map((name) => `${name}()`);
  const property = styles.properties[prop];
  if (property === undefined || isSetAsWell(declaration)) return newer;
  const words = matches(value, /([a-z][\w-]*)/g).filter((word) => isNewer(property[word]));
  return [...newer, ...(isNewer(property) ? [prop] : []), ...words.map((word) => `${prop}: ${word}`)];
}

const newerInRule = ({ selector, parent }: Rule): readonly string[] => [
  ...matches(selector, /(?<!\\):{1,2}([a-z-]+)/g)
    .filter((name) => isNewer(styles.selectors[name]))
    .map((name) => `:${name}`),
  ...(parent?.type === 'rule' ? ['nested rules'] : []),
];

const newerInAtRule = ({ name }: AtRule): readonly string[] => (isNewer(styles['at-rules'][name]) ? [`@${name}`] : []);

/** The newer features of a style sheet, such as `text-wrap`, `:has` or `@starting-style`. */
export function newerInStyles(code: string): ReadonlySet<string> {
  const found: string[] = [];
  const sheet = parse(code);
  sheet.walkDecls((declaration) => void found.push(...newerInDeclaration(declaration)));
  sheet.walkRules((rule) => void found.push(...newerInRule(rule)));
  sheet.walkAtRules((rule) => void found.push(...newerInAtRule(rule)));
  return new Set(found);
}
