/** A place in the code as Stryker's ignorers get it: Babel's path. */
type Path = {
  readonly node: { readonly key?: { readonly name?: string }; readonly callee?: { readonly name?: string } };
  readonly parentPath: Path | null;
  isObjectProperty(): boolean;
  isCallExpression(): boolean;
};

const isSetup = (path: Path | null | undefined): boolean =>
  path?.isCallExpression() === true && path.node.callee?.name === 'setup';

/** `types` in `setup({ types: … })` of a machine matters to the compiler only, so no test can detect a change of it. */
const isTypes = (path: Path): boolean =>
  path.isObjectProperty() && path.node.key?.name === 'types' && isSetup(path.parentPath?.parentPath);

const machineTypes = {
  shouldIgnore: (path: Path) => (isTypes(path) ? 'It exists for the compiler only.' : undefined),
};

/** @public Stryker reads it. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'machine-types', value: machineTypes }];
