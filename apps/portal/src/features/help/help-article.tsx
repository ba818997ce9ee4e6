import { useLingui } from '@lingui/react/macro';
import { helpArticleQuery } from '@stoa/api/help.queries';
import type { HelpRef } from '@stoa/api/schema';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { Divider } from '@stoa/ui/divider';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { RichText, type RichTextDocument } from '@stoa/ui/rich-text';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../i18n/languages.ts';
import { cx } from '../../shared/cx.ts';
import { padded, prose } from '../../shared/page.css.ts';
import { helpHref } from './help-address.ts';
import * as styles from './help.css.ts';

/** One article of the help centre, with the way back and to its neighbours. */
export function HelpArticleView({ slug, type }: { slug: string; type: 1 | 2 }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useSuspenseQuery(helpArticleQuery(useApi(), { slug, lang: language }));
  const isOther = data.lang !== language;
  const lang = isOther ? toTag(data.lang) : undefined;
  const home = { type, keyword: '', article: undefined };
  const to = (ref: HelpRef): string => helpHref({ ...home, article: ref.slug });
  return (
    <article className={cx(prose, padded, styles.article)}>
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          {
            id: 'help',
            label: t({ message: 'Help center', comment: 'Title of a page' }),
            href: helpHref(home),
          },
          { id: 'article', label: data.title },
        ]}
      />
      <header className={styles.head}>
        <Heading level={1} size="3xl">
          <UserText lang={lang}>{data.title}</UserText>
        </Heading>
        <Text tone="muted" size="lg">
          <UserText lang={lang}>{data.summary}</UserText>
        </Text>
      </header>
      <RichText
        document={data.body as RichTextDocument}
        lang={lang}
        dir={isOther ? directionOf(data.lang) : undefined}
      />
      <Divider />
      <nav aria-label={t`More articles`} className={styles.neighbours}>
        {data.previous ? (
          <Link href={to(data.previous)}>
            <UserText>{data.previous.title}</UserText>
          </Link>
        ) : (
          <span />
        )}
        {data.next ? (
          <Link href={to(data.next)} className={styles.next}>
            <UserText>{data.next.title}</UserText>
          </Link>
        ) : null}
      </nav>
    </article>
  );
}
