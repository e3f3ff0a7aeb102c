import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parseDockerfile, programOf, variablesOf } from './dockerfile.ts';

const root = dirname(import.meta.dirname);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const stages = parseDockerfile(read('Dockerfile'));
const runtime = stages.at(-1);
const valuesOf = (name: string) =>
  runtime?.instructions.filter((instruction) => instruction.name === name).map(({ value }) => value) ?? [];

test('the image runs the server as nobody in particular, with nothing that built it', () => {
  expect(stages.map(({ name }) => name)).toEqual(['build', '1']);
  expect(valuesOf('USER')).toEqual(['node']);
  expect(valuesOf('CMD').map(programOf)).toEqual([['deploy/serve']]);
  expect(valuesOf('COPY')).toEqual(['--from=build /app ./']);
});

test('the image is built and run with the Node that the tests run with', () => {
  const [, wanted] = /\n {6}node:\n {8}specifier: \S+\n {8}version: (\S+)/.exec(read('pnpm-lock.yaml')) ?? [];
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\S+?)-/gm)].map(([, version]) => version);
  expect(images).toEqual([wanted, wanted]);
});

test('a value may name another', () => {
  expect(variablesOf('A=1 B=$C D=${E}', { C: 'see' })).toEqual({ A: '1', B: 'see', D: '' });
});
