/** An instruction of a Dockerfile, such as `RUN` with its arguments. */
export type Instruction = { readonly name: string; readonly value: string };

/** The instructions from one `FROM` to the next. */
export type Stage = { readonly name: string; readonly instructions: readonly Instruction[] };

/** Parses our own Dockerfile, which has no here-documents. Source: docs.docker.com, "Dockerfile reference". */
export function parseDockerfile(text: string): readonly Stage[] {
  const stages: { name: string; instructions: Instruction[] }[] = [];
  const lines = text.replaceAll(/\\\n/g, ' ').split('\n');
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z]+)\s+(.*)$/.exec(line.trim()) ?? [];
    if (name === 'FROM') stages.push({ name: / AS (\S+)$/.exec(value)?.[1] ?? `${stages.length}`, instructions: [] });
    else if (name !== '') stages.at(-1)?.instructions.push({ name, value });
  }
  return stages;
}

/** `CMD` in its list form. */
export const programOf = (value: string): readonly string[] => JSON.parse(value) as string[];

/** Parses `A=1 B=$C`, with known variables replaced. */
export const variablesOf = (value: string, known: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    [...value.matchAll(/(\w+)=(\S*)/g)].map(([, name = '', given = '']) => [
      name,
      given.replaceAll(/\$\{?(\w+)\}?/g, (_, variable: string) => known[variable] ?? ''),
    ]),
  );
