import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { nameSchool, type LegalText } from './legal-text.ts';

const FOLDER = join(import.meta.dirname, 'texts');
const read = (name: string): LegalText => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as LegalText;
const KINDS = ['service', 'privacy', 'dataProcessing', 'cookies', 'storeIntroduce', 'storePrivacy'] as const;

it('has every text in every language and nothing else', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(
    KINDS.flatMap((kind) => LANGUAGES.map((language) => `${kind}.${language}.json`)).sort(),
  );
});

describe.each(KINDS)('%s', (kind) => {
  const source = read(`${kind}.en_US.json`);
  it.each(LANGUAGES)('says the same in %s', (language) => {
    const text = read(`${kind}.${language}.json`);
    expect(text.updated).toBe(source.updated);
    expect(text.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
      source.sections.map(({ paragraphs }) => paragraphs.length),
    );
    expect(text.sections.map(({ paragraphs }) => paragraphs.map(namesSchool))).toEqual(
      source.sections.map(({ paragraphs }) => paragraphs.map(namesSchool)),
    );
    expect(
      text.sections.every(
        ({ heading, paragraphs }) =>
          heading.trim() !== '' && paragraphs.every((paragraph) => paragraph.trim() !== ''),
      ),
    ).toBe(true);
    const words = text.sections.map(({ heading }) => heading);
    expect(new Set(words).size).toBe(words.length);
  });
});

it('names the school, whatever is in its name', () => {
  const text: LegalText = {
    title: '{school}',
    updated: '2026-11-01',
    sections: [{ heading: 'With {school}', paragraphs: ['{school} and {school}'] }],
  };
  expect(nameSchool(text, '$& Co')).toEqual({
    title: '$& Co',
    updated: '2026-11-01',
    sections: [{ heading: 'With $& Co', paragraphs: ['$& Co and $& Co'] }],
  });
});

/** Whether the school is named; how often is a matter of the language. */
const namesSchool = (paragraph: string): boolean => paragraph.includes('{school}');
