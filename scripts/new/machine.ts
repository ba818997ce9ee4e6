import type { Generator } from './generator.ts';
import { insertAtEnd, insertBefore } from './edits.ts';
import { kebabName } from './names.ts';
import * as templates from './machine.templates.ts';

const SOURCES = 'packages/machines/src';

/** A machine with its names for testers and its tests. */
export const machine: Generator = {
  usage: 'machine study-plan [--spec R15]',
  plan(draft, _root, { names: [word], options }) {
    const name = kebabName(word, 'machine');
    const { kebab, camel } = name;
    const spec = options.spec ?? 'R15';
    if (!/^[BCR]\d{2,3}$/.test(spec)) throw new Error('--spec is a row of the specification: R15.');
    const folder = `${SOURCES}/${kebab}`;
    if (draft.has(folder)) throw new Error(`${folder} is there already.`);
    draft.create(`${folder}/index.ts`, templates.index(name));
    draft.create(`${folder}/${kebab}.machine.ts`, templates.machine(name, spec));
    draft.create(`${folder}/${kebab}.machine.test.ts`, templates.test(name));
    draft.create(`${folder}/${kebab}.details.ts`, templates.details(name));
    draft.edit(`${SOURCES}/catalogue.ts`, (text) =>
      insertAtEnd(
        insertBefore(
          text,
          "import type { MachineMeta } from './shared/machine-meta.ts';",
          `import { ${camel}Machine } from './${kebab}/index.ts';\n`,
        ),
        'export const MACHINES = {',
        '\n} as const;',
        `  ${camel}: ${camel}Machine,\n`,
      ),
    );
    return [
      'Say what it is for in its meta, then: npm run machines:docs && npm run machines:coverage',
      'The portal provides its actors by a factory <feature>.actors.ts, with a row in apps/portal/src/app/machines.test.ts.',
    ];
  },
};
