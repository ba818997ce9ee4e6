import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Views of blocks that most pages have near their top come with the first load; every other one when a page has it. */
const IN_FIRST_LOAD = new Set(['banner', 'figures', 'leaderboard', 'resources', 'sub-schools']);

interface Schema {
  oneOf?: { $ref: string }[];
  enum?: string[];
  properties?: { type?: { const?: string; $ref?: string } };
}

/** A type of blocks, and the folder of its view. */
export interface BlockView {
  type: string;
  folder: string;
}

const kebab = (camel: string): string => camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const pascal = (folder: string): string =>
  folder.replaceAll(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/**
 * The types of blocks in the contract, by name. Those that lists of resources share one shape have one folder.
 * @throws {Error} where a type has no view
 */
export function readViews(root: string): BlockView[] {
  const { schemas } = parse(readFileSync(join(root, 'openapi/components/blocks.yaml'), 'utf8')) as {
    schemas: Record<string, Schema>;
  };
  const named = (reference: string): Schema => schemas[reference.slice(reference.lastIndexOf('/') + 1)] ?? {};
  const views = (schemas['Block']?.oneOf ?? []).flatMap(({ $ref }) => {
    const type = named($ref).properties?.type;
    return type?.$ref
      ? (named(type.$ref).enum ?? []).map((each) => ({ type: each, folder: 'resources' }))
      : [{ type: String(type?.const), folder: kebab(String(type?.const)) }];
  });
  for (const { type, folder } of views)
    if (!existsSync(join(root, `apps/portal/src/features/home/blocks/${folder}/${folder}.tsx`)))
      throw new Error(`Blocks of type ${type} have no view: features/home/blocks/${folder}/${folder}.tsx`);
  return views.toSorted((a, b) => (a.type < b.type ? -1 : 1));
}

/** The module that names the view of every type of blocks; that of folder x-y exports `XYView`. */
export function viewsModule(views: readonly BlockView[]): string {
  const folders = [...new Set(views.map(({ folder }) => folder))].toSorted();
  const view = (folder: string): string => `${pascal(folder)}View`;
  const path = (folder: string): string => `./${folder}/${folder}.tsx`;
  const [first, later] = [true, false].map((isFirst) =>
    folders.filter((folder) => IN_FIRST_LOAD.has(folder) === isFirst),
  ) as [string[], string[]];
  return `// Generated from openapi/components/blocks.yaml by npm run generate; not edited by hand.
import type { Block } from '@stoa/api/schema';
import { lazy, type ComponentType } from 'react';
import type { BlockProps } from './block-props.ts';
${first.map((folder) => `import { ${view(folder)} } from '${path(folder)}';`).join('\n')}

type CaseOf<Type, Each = Block> = Each extends { type: infer Own } ? (Type extends Own ? Each : never) : never;
type Views = { [Type in Block['type']]: ComponentType<BlockProps<Extract<CaseOf<Type>, Block>>> };

${later.map((folder) => `const ${view(folder)} = lazy(async () => ({ default: (await import('${path(folder)}')).${view(folder)} }));`).join('\n')}

/** The view of every type of blocks; a server that is newer than this page may send others. */
export const BLOCK_VIEWS: Readonly<Record<string, ComponentType<BlockProps<never>> | undefined>> = {
${views.map(({ type, folder }) => `  ${type}: ${view(folder)},`).join('\n')}
} satisfies Views;
`;
}
