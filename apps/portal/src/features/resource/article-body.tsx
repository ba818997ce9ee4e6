import { useLingui } from '@lingui/react/macro';
import type { ArticleDetail } from '@stoa/api/schema';
import { collectHeadings, RichText } from '@stoa/ui/rich-text';
import { TableOfContents } from '@stoa/ui/table-of-contents';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { directionOf, LANGUAGE_NAMES, toTag } from '../../i18n/languages.ts';
import * as styles from './resource.css.ts';

const MIN_TOC = 3;

/** The text of an article with its headings at the side. */
export function ArticleBody({ detail: article }: { detail: ArticleDetail }) {
  const { t } = useLingui();
  const isOther = article.lang !== useLanguage();
  const name = LANGUAGE_NAMES[article.lang];
  // With the ids that the text itself has.
  const headings = collectHeadings(article.body);
  return (
    <div className={styles.reading}>
      {headings.length >= MIN_TOC ? (
        <TableOfContents
          label={t({ message: 'In this article', comment: 'Name of the list of headings' })}
          entries={headings.map((entry) => ({ ...entry, href: `#${entry.id}` }))}
          lang={isOther ? toTag(article.lang) : undefined}
          className={styles.toc}
        />
      ) : null}
      <div className={styles.text}>
        {isOther ? (
          <Text
            tone="muted"
            size="sm"
            className={styles.otherLanguage}
          >{t`This article has not been translated yet. You are reading it in: ${name}`}</Text>
        ) : null}
        <RichText
          document={article.body}
          lang={isOther ? toTag(article.lang) : undefined}
          dir={isOther ? directionOf(article.lang) : undefined}
        />
      </div>
    </div>
  );
}
