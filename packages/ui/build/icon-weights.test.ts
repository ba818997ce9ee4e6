import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dropWeights, weightsInUse } from './icon-weights.ts';

const dropUnusedWeights = (source: string) => dropWeights(source, ['thin', 'light', 'duotone']);

const entry = createRequire(import.meta.url).resolve('@phosphor-icons/react/dist/csr/X');
const definitions = path.join(path.dirname(entry.replace(/index\.cjs\.js$/, 'csr/X')), '../defs');
const weightsOf = (source: string) => [...source.matchAll(/^ {4}"(\w+)",$/gm)].map((match) => match[1]);

it('keeps three weights of every icon of the library', () => {
  const files = globSync('*.es.js', { cwd: definitions });
  expect(files.length).toBeGreaterThan(1_000);
  const wrong = files.filter((file) => {
    const left = weightsOf(dropUnusedWeights(readFileSync(path.join(definitions, file), 'utf8')));
    return left.join() !== 'bold,fill,regular';
  });
  expect(wrong).toEqual([]);
});

it('leaves a definition that is still a module', async () => {
  const source = readFileSync(path.join(definitions, 'GraduationCap.es.js'), 'utf8').replace(
    /import \* as (\w+) from "react";/,
    'const $1 = { createElement: (...parts) => parts, Fragment: "fragment" };',
  );
  const url = `data:text/javascript,${encodeURIComponent(dropUnusedWeights(source))}`;
  const module = (await import(/* @vite-ignore */ url)) as { default: Map<string, unknown> };
  expect([...module.default.keys()]).toEqual(['bold', 'fill', 'regular']);
});

it('keeps a weight for the one icon that is drawn in it, and for all where that cannot be told', () => {
  const imports =
    "import { XIcon } from '@phosphor-icons/react/dist/csr/X';\nimport { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';\n";
  const weights = (source: string) =>
    Object.fromEntries([...weightsInUse([source])].map(([name, used]) => [name, [...used]]));
  expect(
    weights(`${imports}<Icon as={XIcon} /><Icon as={SunIcon} size="sm" weight="fill" mirror={a} />`),
  ).toEqual({
    X: [],
    Sun: ['fill'],
  });
  expect(weights(`${imports}<Icon as={isOn ? XIcon : SunIcon} weight="bold" />`)).toEqual({
    X: ['bold'],
    Sun: ['bold'],
  });
  for (const drawn of ['<Icon as={icons[a]} weight="fill" />', '<Icon as={MoonIcon} weight="fill" />'])
    expect(weights(imports + drawn), drawn).toEqual({ X: ['fill'], Sun: ['fill'] });
});

it('keeps the weights that a source names for the icons that it imports', () => {
  const bold =
    'import { CaretRightIcon } from \'@phosphor-icons/react/dist/csr/CaretRight\';\n<Icon as={CaretRightIcon} weight="bold" />';
  const chosen =
    "import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';\n<Icon as={StarIcon} weight={isOn ? 'fill' : 'regular'} />";
  const toggled =
    "import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';\n<ToggleButton icon={HeartIcon} />";
  const plain = "import { XIcon } from '@phosphor-icons/react/dist/csr/X';\n<Icon as={XIcon} />";
  const dated =
    "import { SunIcon } from '@phosphor-icons/react/dist/csr/Sun';\n<Timeline entries={[{ icon: SunIcon }]} />";
  const used = weightsInUse([bold, chosen, toggled, plain, dated]);
  expect(Object.fromEntries([...used].map(([name, weights]) => [name, [...weights]]))).toEqual({
    CaretRight: ['bold'],
    Star: ['fill'],
    Heart: ['fill'],
    X: [],
    Sun: ['bold'],
  });
});
