/** `types` in `setup({ types: … })` of a machine says something to the compiler only: no test can notice a change of it. */
const isTypes = (path) =>
  path.isObjectProperty() && path.node.key.name === 'types' && isSetup(path.parentPath.parentPath);
const isSetup = (path) => path?.isCallExpression() === true && path.node.callee.name === 'setup';

const types = {
  shouldIgnore: (path) => (isTypes(path) ? 'It exists for the compiler only.' : undefined),
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'machine-types', value: types }];
