import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { RichTextDocument, RichTextNode } from '@stoa/api/schema';
import type { Language } from '../../i18n/languages.ts';
import { fromMarkdownText, plainText } from '../../rich-text/from-markdown.ts';

const FOLDER = join(import.meta.dirname, '../../../content/help');
/** Folders by the number that addresses carry: student guide 1, manager guide 2. */
const GUIDES = { student: 1, manager: 2 } as const;

/** An article in one language. */
export interface HelpText {
  language: Language;
  title: string;
  /** Its first paragraph. */
  summary: string;
  /** What follows. */
  body: RichTextDocument;
}
/** An article of a guide. */
export interface HelpTopic {
  slug: string;
  type: 1 | 2;
  texts: Partial<Record<Language, HelpText>>;
}

let own: readonly HelpTopic[] | undefined;

/** The product's own help centre, read once. */
export const helpTopics = (): readonly HelpTopic[] => (own ??= readHelp());

/**
 * Reads the help centre: content/help/<guide>/<number>-<slug>/<language>.md, in the order of the numbers.
 * @throws {Error} for a file without a title or a first paragraph
 */
export function readHelp(folder = FOLDER): HelpTopic[] {
  const topics = new Map<string, HelpTopic>();
  for (const guide of Object.keys(GUIDES) as (keyof typeof GUIDES)[])
    for (const file of globSync(`${guide}/*/*.md`, { cwd: folder }).sort()) {
      const slug = basename(dirname(file)).replace(/^\d+-/, '');
      const language = basename(file, '.md') as Language;
      const topic = topics.get(slug) ?? { slug, type: GUIDES[guide], texts: {} };
      topics.set(slug, topic);
      topic.texts[language] = textOf(file, language, readFileSync(join(folder, file), 'utf8'));
    }
  return [...topics.values()];
}

function textOf(file: string, language: Language, markdown: string): HelpText {
  const [first = '', ...rest] = markdown.trim().split('\n');
  const title = /^# (.+)$/.exec(first)?.[1];
  const { content } = fromMarkdownText(rest.join('\n'));
  const [lead, ...body] = content;
  if (!title || lead?.type !== 'paragraph') throw new Error(`${file} needs a title and a first paragraph.`);
  return { language, title, summary: plainText(lead as RichTextNode), body: { type: 'doc', content: body } };
}

/** The text in a language, else in English, else in any. */
export const textFor = (topic: HelpTopic, language: Language): HelpText =>
  topic.texts[language] ?? topic.texts.en_US ?? (Object.values(topic.texts)[0] as HelpText);
