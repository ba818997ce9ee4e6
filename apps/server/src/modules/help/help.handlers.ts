import type { HelpEntry, HelpRef } from '@stoa/api/schema';
import { ok, type Handlers } from '../../contract/handlers.ts';
import { Problem } from '../../http/problem.ts';
import { chooseLanguage } from '../../i18n/languages.ts';
import { tableOfContents } from '../../rich-text/from-markdown.ts';
import { helpTopics, textFor, type HelpText, type HelpTopic } from './help-content.ts';
import { helpWords, rankHelp } from './help-search.ts';

/** The help centre: the product's own articles, the same for every school. */
export function helpHandlers(): Pick<Handlers, 'listHelpArticles' | 'getHelpArticle'> {
  const topics = helpTopics();
  return {
    listHelpArticles: ({ query: { type, keyword }, context }) => {
      const language = chooseLanguage(context.language, undefined);
      const guide = topics.filter((topic) => type === undefined || topic.type === type);
      const typed = keyword?.trim() ?? '';
      if (typed === '') {
        const items = guide.map((topic) => entryOf(topic, textFor(topic, language), null));
        return ok({ items, total: items.length }, 'public');
      }
      const items = guide
        .flatMap((topic) => {
          const text = textFor(topic, language);
          const words = helpWords(typed, text.language);
          const found = words.length > 0 ? rankHelp(text, words) : undefined;
          return found ? [{ entry: entryOf(topic, text, found.excerpt), score: found.score }] : [];
        })
        .sort((a, b) => b.score - a.score)
        .map(({ entry }) => entry);
      return ok({ items, total: items.length }, 'public');
    },
    getHelpArticle: ({ path: { slug }, context }) => {
      const language = chooseLanguage(context.language, undefined);
      const topic = topics.find((one) => one.slug === slug);
      if (!topic) throw new Problem('NOT_FOUND');
      const guide = topics.filter(({ type }) => type === topic.type);
      const place = guide.indexOf(topic);
      const text = textFor(topic, language);
      const refOf = (other: HelpTopic | undefined): HelpRef | null =>
        other ? { slug: other.slug, title: textFor(other, language).title } : null;
      const { excerpt: _none, ...entry } = entryOf(topic, text, null);
      return ok(
        {
          ...entry,
          body: text.body,
          toc: tableOfContents(text.body),
          previous: refOf(guide[place - 1]),
          next: refOf(guide[place + 1]),
        },
        'public',
      );
    },
  };
}

const entryOf = (topic: HelpTopic, text: HelpText, excerpt: string | null): HelpEntry => ({
  slug: topic.slug,
  type: topic.type,
  title: text.title,
  summary: text.summary,
  lang: text.language,
  excerpt,
});
