import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** What the sources and their tests import from each other. Paths are from the root, with slashes. */
export interface Sources {
  /** Files that are mutated. */
  files: readonly string[];
  tests: readonly string[];
  textOf: (path: string) => string;
  /** The tests that reach the file, the nearest first: those of its folder, then by steps of import. */
  testsOf: (file: string) => string[];
  /** The files between a file and the tests that reach it, both included. */
  chainOf: (file: string) => string[];
  /** All that the tests load, for telling whether a result is still true. */
  closureOf: (paths: readonly string[]) => string[];
}

/** What tells of a machine or helps its tests, and does nothing in a page. */
const NOT_MUTATED =
  /(?:\.test|\.details|\.fixtures?|\.types|\.gen)\.ts$|\/(?:details|testing)\/|\/(?:index|catalogue)\.ts$/u;
/** Tests that walk through the whole catalogue take a minute, and say what can be reached, not what is right. */
const WHOLE_CATALOGUE = /machines\/src\/(?:catalogue|details\/.*)\.test\.ts$/u;

/** Reads the machines and the policies of the server below a root. */
export function readSources(root: string): Sources {
  const found = (pattern: string): string[] =>
    globSync(pattern, { cwd: root }).map((path) => path.split(sep).join('/'));
  const machines = found('packages/machines/src/**/*.ts');
  const policies = found('apps/server/src/**/*.policy.ts');
  // A policy is pure: its own tests need no database.
  const policyTests = found('apps/server/src/**/*.policy*.test.ts');
  const tests = [...machines.filter((path) => path.endsWith('.test.ts')), ...policyTests].filter(
    (path) => !WHOLE_CATALOGUE.test(path),
  );
  const files = [...machines, ...policies].filter((path) => !NOT_MUTATED.test(path)).toSorted();
  return sourcesOf(root, files, tests);
}

/** The same of files that are named. */
export function sourcesOf(root: string, files: readonly string[], tests: readonly string[]): Sources {
  const texts = new Map<string, string>();
  const textOf = (path: string): string => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const text = readFileSync(join(root, path), 'utf8');
    texts.set(path, text);
    return text;
  };
  const imports = new Map<string, string[]>();
  const importsOf = (path: string): string[] => {
    const known = imports.get(path);
    if (known !== undefined) return known;
    const list = importsIn(textOf(path)).map((source) =>
      relative(root, join(root, dirname(path), source))
        .split(sep)
        .join('/'),
    );
    imports.set(path, list);
    return list;
  };
  const stepsTo = new Map(tests.map((path) => [path, stepsFrom(path, importsOf)]));
  const testsOf = (file: string): string[] => {
    const isBeside = (path: string): number => (dirname(path) === dirname(file) ? 0 : 1);
    const isPaths = (path: string): number => (path.includes('.paths.') ? 1 : 0);
    return tests
      .filter((path) => stepsTo.get(path)?.has(file) === true)
      .toSorted(
        (a, b) =>
          isBeside(a) - isBeside(b) ||
          isPaths(a) - isPaths(b) ||
          (stepsTo.get(a)?.get(file) ?? 0) - (stepsTo.get(b)?.get(file) ?? 0) ||
          a.localeCompare(b),
      );
  };
  const reaching = new Map<string, Set<string>>();
  const chainOf = (file: string): string[] => {
    const known = reaching.get(file);
    if (known !== undefined) return [...known];
    const all = new Set(tests.flatMap((path) => [...(stepsTo.get(path)?.keys() ?? [])]));
    const chain = new Set([...all].filter((path) => stepsFrom(path, importsOf).has(file)));
    reaching.set(file, chain);
    return [...chain];
  };
  const closureOf = (paths: readonly string[]): string[] =>
    [...new Set(paths.flatMap((path) => [...stepsFrom(path, importsOf).keys()]))].toSorted();
  return { files, tests, textOf, testsOf, chainOf, closureOf };
}

/** The relative modules that a source loads when it runs; those it takes types of alone are none. */
function importsIn(text: string): string[] {
  return [...text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '(\.[^']+)';/gmu)].map(
    ([, source]) => source ?? '',
  );
}

/** How many imports lead from a file to each that it loads. */
function stepsFrom(start: string, importsOf: (path: string) => string[]): Map<string, number> {
  const steps = new Map([[start, 0]]);
  for (const [path, count] of steps) {
    for (const next of importsOf(path)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}
