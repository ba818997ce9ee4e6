import type { Language } from '../../i18n/languages.ts';

/**
 * Terms and privacy statement, that everybody agrees to, what owners sign for their schools, the cookie policy, and what
 * a store says of itself.
 */
export type LegalKind =
  | 'service'
  | 'privacy'
  | 'dataProcessing'
  | 'cookies'
  | 'storeIntroduce'
  | 'storePrivacy';

export interface LegalText {
  title: string;
  /** Day of the last change, as YYYY-MM-DD. */
  updated: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** Stands in the texts for whoever runs the portal. */
const SCHOOL = /\{school\}/g;

const files = import.meta.glob<LegalText>('./texts/*.json', { import: 'default' });

/** A text in a language: a chunk of its own, since few people read it and nobody twice. */
export function loadLegalText(kind: LegalKind, language: Language): Promise<LegalText> {
  const load = files[`./texts/${kind}.${language}.json`];
  if (!load) throw new Error(`There is no ${kind} text in ${language}.`);
  return load();
}

/** Names the school, so that people see whom they agree with. */
export function nameSchool(text: LegalText, school: string): LegalText {
  const fill = (part: string) => part.replace(SCHOOL, () => school);
  return {
    ...text,
    title: fill(text.title),
    sections: text.sections.map(({ heading, paragraphs }) => ({
      heading: fill(heading),
      paragraphs: paragraphs.map(fill),
    })),
  };
}
