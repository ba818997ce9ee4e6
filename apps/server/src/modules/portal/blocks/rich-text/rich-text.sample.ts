import type { StoredRichTextBlock } from '@stoa/api/schema';
import { LANGUAGES } from '../../../../i18n/languages.ts';
import type { SeedOf } from '../block.ts';
import { inAllLanguages } from '../samples.ts';

const paragraph = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});

export const samples: SeedOf<StoredRichTextBlock>[] = [
  {
    type: 'richText',
    title: inAllLanguages('Why'),
    body: Object.fromEntries(LANGUAGES.map((language) => [language, paragraph(language)])),
  },
];
