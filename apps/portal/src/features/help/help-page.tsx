import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { helpArticlesQuery } from '@stoa/api/help.queries';
import { PageHeader } from '@stoa/ui/page-header';
import { SearchBox } from '@stoa/ui/search-box';
import { TabLinks } from '@stoa/ui/tabs';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { readSearch } from '../../app/search-fields.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { formatNumber } from '../../shared/format.ts';
import { padded, page } from '../../shared/page.css.ts';
import { ProblemInPlace } from '../../shared/problem-in-place.tsx';
import { HelpArticleView } from './help-article.tsx';
import { helpHref } from './help-address.ts';
import { helpSearch } from './help-search.ts';
import { HelpList } from './help-list.tsx';
import * as styles from './help.css.ts';

/** While somebody types. */
const SEARCH_AFTER_MS = 250;

/** R67: the help centre, a guide each for learners and for those who run a school. */
export function HelpPage({ params }: { params: Readonly<Record<string, unknown>> }) {
  const address = readSearch(helpSearch, params);
  return address.article ? (
    <HelpArticleView slug={address.article} type={address.type} />
  ) : (
    <HelpHome type={address.type} keyword={address.keyword} />
  );
}

function HelpHome({ type, keyword }: { type: 1 | 2; keyword: string }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(keyword);
  const title = t({ message: 'Help center', comment: 'Title of a page' });
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...helpArticlesQuery(useApi(), { type, ...(keyword ? { keyword } : {}), lang }),
    placeholderData: keepPreviousData,
  });
  const show = (text: string) =>
    void navigate({
      href: helpHref({ type, keyword: text.trim(), article: undefined }),
      replace: true,
      resetScroll: false,
    });
  const look = useEffectEvent((text: string) => {
    if (text.trim() !== keyword) show(text);
  });
  useEffect(() => {
    const timer = setTimeout(() => look(typed), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const total = data?.total ?? 0;
  const count = formatNumber(total, lang);
  return (
    <div className={cx(page, padded, styles.home)}>
      <PageHeader title={title} text={t`Step-by-step guides.`} />
      <TabLinks
        label={t`Guides`}
        items={([1, 2] as const).map((which) => ({
          id: String(which),
          label:
            which === 1
              ? t({ message: 'For learners', comment: 'A guide of the help centre' })
              : t({ message: 'For administrators', comment: 'A guide of the help centre' }),
          href: helpHref({ type: which, keyword, article: undefined }),
          isCurrent: which === type,
        }))}
      />
      <SearchBox
        label={t`Search the help`}
        placeholder={t`What are you looking for?`}
        value={typed}
        onChange={setTyped}
        onSubmit={show}
      />
      <div role="status" className={styles.count}>
        <Text tone="muted">
          {keyword && data && !isPlaceholderData
            ? t`${plural(total, { one: `${count} article found`, other: `${count} articles found` })}`
            : null}
        </Text>
      </div>
      {error && !data ? (
        <ProblemInPlace error={error} onRetry={() => void refetch()} />
      ) : (
        <HelpList
          entries={data?.items}
          keyword={keyword}
          onClear={() => {
            setTyped('');
            show('');
          }}
        />
      )}
    </div>
  );
}
