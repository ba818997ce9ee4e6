import type { Generator } from './generator.ts';
import { insertAtEnd } from './edits.ts';
import { kebabName, type Name } from './names.ts';

const CONTRACT = 'openapi/components/resource.yaml';
const PORTAL = 'apps/portal/src/shared/resource-kinds.ts';
/** The specification has no numbers of its own for kinds that came later. */
const ENUMERATIONS = 'packages/api/src/enums.test.ts';

/** A kind of resources that is stored and shown as those of a family are. */
export const kind: Generator = {
  usage: 'kind workshop --family knowledge',
  plan(draft, _root, { names: [word], options: { family = '' } }) {
    const name = kebabName(word, 'kind');
    const file = `apps/server/src/modules/resources/kinds/${family}/${family}.kind.ts`;
    if (!family || !draft.has(file))
      throw new Error('--family is a folder of apps/server/src/modules/resources/kinds.');
    const contract = draft.read(CONTRACT);
    if (new RegExp(`x-enum-varnames:[^\\]]*\\b${name.pascal}\\b`).test(contract))
      throw new Error(`There is a kind ${name.pascal} already.`);
    const numbers = (/ResourceType:\n +type: integer\n +enum: \[([\d, ]+)\]/.exec(contract)?.[1] ?? '').split(
      ',',
    );
    const number = Math.max(...numbers.map(Number)) + 1;
    draft.edit(CONTRACT, (text) => withNumber(text, name, number));
    const [, first = ''] = /type: ResourceType\.(\w+)/.exec(draft.read(file)) ?? [];
    const [, cardType = ''] = /cardType: '(\w+)'/.exec(draft.read(file)) ?? [];
    draft.edit(file, (text) =>
      text.replace(
        /(kinds: \[[^]*?)(\s*\],)/,
        (_all, rows: string, end: string) =>
          `${rows.replace(/,?\s*$/, '')}, { type: ResourceType.${name.pascal}, name: '${name.camel}', cardType: '${cardType}' }${end}`,
      ),
    );
    const [, card = ''] =
      new RegExp(`\\[ResourceType\\.${first}\\]: \\{\\s*card: '(\\w+)'`).exec(draft.read(PORTAL)) ?? [];
    if (!card || !cardType) throw new Error(`The card of ${first} is not found: write the row by hand.`);
    draft.edit(PORTAL, (text) =>
      insertAtEnd(text, 'export const RESOURCE_KINDS', '\n};', portalRow(name, card)),
    );
    draft.edit(ENUMERATIONS, (text) =>
      text.replace(/(OWN: [^=]+= \{ ResourceType: \[[\d, ]+)\]/, (_all, own: string) => `${own}, ${number}]`),
    );
    return [
      'npm run generate, npm run messages; say in a comment beside its messages what it is.',
      'A block that lists it is named in its row; one that is stored or shown otherwise is a family of its own, with its view in features/resource/detail-views.tsx.',
      'Demo content in apps/server/seed/resources/, then: npm test -- unit server content messages',
    ];
  },
};

/** @throws {Error} where the contract is written otherwise */
function withNumber(text: string, { pascal, words }: Name, number: number): string {
  const last = number - 1;
  const changed = text
    .replace(`, ${last}]\n    x-enum-varnames:`, `, ${last}, ${number}]\n    x-enum-varnames:`)
    .replace(/(x-enum-varnames:\s*\[[^\]]*?)\s*\]/, (_all, names: string) => `${names}, ${pascal}]`)
    .replace(
      new RegExp(`${last}\\.\\n(?= +ResourceTypeFilter:)`),
      `${last}, ${words.toLowerCase()} ${number}.\n`,
    );
  if (changed.length < text.length + pascal.length + words.length)
    throw new Error(`${CONTRACT} is written otherwise: write the number by hand.`);
  return changed;
}

const portalRow = ({ pascal, words }: Name, card: string) => `  [ResourceType.${pascal}]: {
    card: '${card}',
    one: msg({ message: '${words}', comment: 'A kind of resources: say what one is' }),
    many: msg\`${words}s\`,
  },
`;
