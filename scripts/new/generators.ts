import { parseArgs } from 'node:util';
import type { Generator, Words } from './generator.ts';
import { block } from './block.ts';
import { kind } from './kind.ts';
import { machine } from './machine.ts';
import { migration } from './migration.ts';
import { operation } from './operation.ts';
import { managementPage, page } from './page.ts';

/** What can be made, by the word for it; a component is made by a script of packages/ui. */
export const GENERATORS: Readonly<Record<string, Generator | undefined>> = {
  page,
  'management-page': managementPage,
  operation,
  block,
  kind,
  machine,
  migration,
} satisfies Record<string, Generator>;

const OPTION = { type: 'string' } as const;
const OPTIONS = {
  access: OPTION,
  contract: OPTION,
  family: OPTION,
  feature: OPTION,
  for: OPTION,
  handlers: OPTION,
  module: OPTION,
  operation: OPTION,
  section: OPTION,
  spec: OPTION,
  tag: OPTION,
};

/** @throws {Error} where an option is not known */
export function wordsOf(words: readonly string[]): Words {
  const { positionals, values } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  return { names: positionals, options: values };
}
