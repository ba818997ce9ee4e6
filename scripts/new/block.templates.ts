import type { Name } from './names.ts';

export const contract = ({ camel, pascal, words }: Name) => `
  Stored${pascal}Block:
    type: object
    description: ${words}, as it is stored.
    allOf: [{ $ref: '#/schemas/StoredBlockSettings' }]
    unevaluatedProperties: false
    required: [type, title, text]
    properties:
      type: { type: string, const: ${camel} }
      title: { $ref: common.yaml#/schemas/LocalizedTitle }
      text: { $ref: common.yaml#/schemas/LocalizedText, description: A sentence or two. }
  ${pascal}Block:
    type: object
    description: ${words}.
    allOf: [{ $ref: '#/schemas/BlockSettings' }]
    required: [type, title, text]
    properties:
      type: { type: string, const: ${camel} }
      title: { type: string, maxLength: 200, description: Heading of the block. }
      text: { type: string, maxLength: 500, description: A sentence or two. }
`;

export const server = ({
  camel,
  pascal,
  words,
}: Name) => `import type { ${pascal}Block, Stored${pascal}Block } from '@stoa/api/schema';
import { hasText } from '../../../../core/text/texts.ts';
import { defineBlock } from '../block.ts';
import { textsOf } from '../content-parts.ts';

/** ${words}. */
export const block = defineBlock<Stored${pascal}Block, ${pascal}Block>({
  types: ['${camel}'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, title, text }) => ({ type, title: say(title), text: say(text) })),
  contentsOf: ({ title, text }) => ({ isEmpty: !hasText(text), texts: textsOf(title, text) }),
});
`;

export const sample = ({
  camel,
  pascal,
  words,
}: Name) => `import type { Stored${pascal}Block } from '@stoa/api/schema';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

export const samples: SeedOf<Stored${pascal}Block>[] = [
  { type: '${camel}', title: inAllLanguages('${words}'), text: inAllLanguages('Small steps.') },
];
`;

export const view = ({ pascal }: Name) => `import type { ${pascal}Block } from '@stoa/api/schema';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { SectionHeader } from '../../../../shared/section-header.tsx';
import { PageSection } from '../../page-section.tsx';
import type { BlockProps } from '../block-props.ts';

export function ${pascal}View({ block }: BlockProps<${pascal}Block>) {
  const { id, title, text } = block;
  return (
    <PageSection labelId={id}>
      <SectionHeader title={title} id={id} />
      <Text>
        <UserText>{text}</UserText>
      </Text>
    </PageSection>
  );
}
`;

export const editor = ({ camel, pascal, words }: Name) => `import { msg } from '@lingui/core/macro';
import type { Stored${pascal}Block } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { HEADING, TEXT } from '../../block-fields.ts';

/** ${words}. */
export const editor = defineBlockEditor<Stored${pascal}Block>({
  names: {
    ${camel}: msg({ message: '${words}', context: 'block', comment: 'Block of a page: say what it shows' }),
  },
  group: 'content',
  fields: [HEADING, TEXT],
  blank: (title, mainLanguage) => ({ title, text: { [mainLanguage]: '' } }),
  shown: ({ title, text }, _filled, { say }) => ({ title: say(title), text: say(text) }),
});
`;
