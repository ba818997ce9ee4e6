import type { Generator } from './generator.ts';
import { insertBefore } from './edits.ts';
import { kebabName } from './names.ts';
import * as templates from './block.templates.ts';

const CONTRACT = 'openapi/components/blocks.yaml';
const SERVER = 'apps/server/src/modules/portal/blocks';
const PORTAL = 'apps/portal/src/features/home';

/** A type of blocks: a heading and a text, until it is more. */
export const block: Generator = {
  usage: 'block study-tip',
  plan(draft, _root, { names: [word] }) {
    const name = kebabName(word, 'type of blocks');
    const { kebab, pascal } = name;
    if (draft.read(CONTRACT).includes(`\n  ${pascal}Block:\n`))
      throw new Error(`There is a ${pascal}Block already.`);
    draft.edit(CONTRACT, (text) => {
      const described = insertBefore(text, '\n  StoredBlock:\n', templates.contract(name));
      const stored = insertBefore(
        described,
        '  Block:\n    description:',
        `      - { $ref: '#/schemas/Stored${pascal}Block' }\n`,
      );
      return `${stored.trimEnd()}\n      - { $ref: '#/schemas/${pascal}Block' }\n`;
    });
    draft.create(`${SERVER}/${kebab}/${kebab}.block.ts`, templates.server(name));
    draft.create(`${SERVER}/${kebab}/${kebab}.sample.ts`, templates.sample(name));
    draft.create(`${PORTAL}/blocks/${kebab}/${kebab}.tsx`, templates.view(name));
    draft.create(`${PORTAL}/editor/blocks/${kebab}/${kebab}.editor.ts`, templates.editor(name));
    return [
      'npm run generate, npm run messages, then: npm test -- unit server content',
      'Audience, time window, devices and anchor are dealt with for every type.',
      'A field that is no longer right for stored blocks needs a migration, as in 0026.',
    ];
  },
};
