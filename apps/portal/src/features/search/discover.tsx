import { useLingui } from '@lingui/react/macro';
import { hotSearchQuery } from '@stoa/api/search.queries';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { LinkPills } from '@stoa/ui/link-pills';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { HotLists } from './hot-lists.tsx';
import type { HotQuery } from './search-params.ts';
import { searchHref } from './search-address.ts';
import * as styles from './search.css.ts';
import type { Search } from './use-search.ts';
import { useUndoNotice } from './suggestion-groups.ts';

/** What is offered before anything is searched for: own searches, words of others, hot lists. */
export function Discover({ search, hot }: { search: Search; hot: HotQuery }) {
  const { t } = useLingui();
  const { data } = useQuery(hotSearchQuery(useApi(), { schoolId: search.schoolId, lang: useLanguage() }));
  const showUndo = useUndoNotice();
  const { send } = search;
  // Also where somebody comes back from results: what was searched for meanwhile is among the own searches.
  useEffect(() => send({ type: 'history.opened' }), [send]);
  const { history } = search.state;
  const clear = () => {
    send({ type: 'history.cleared' });
    showUndo(() => send({ type: 'history.undone' }));
  };
  return (
    <div className={styles.discover}>
      {history.length > 0 ? (
        <WordLinks
          schoolId={search.schoolId}
          id="own-searches"
          title={t({
            message: 'Your searches',
            comment: 'Heading over what this person searched for before',
          })}
          words={history}
        >
          <Button variant="quiet" size="sm" onPress={clear}>
            {t`Clear your searches`}
          </Button>
        </WordLinks>
      ) : null}
      {data && data.items.length > 0 ? (
        <WordLinks
          schoolId={search.schoolId}
          id="hot-words"
          title={t({
            message: 'Popular searches',
            comment: 'Heading over words that many people search for',
          })}
          words={data.items.map(({ keyword }) => keyword)}
        />
      ) : null}
      <HotLists schoolId={search.schoolId} hot={hot} />
    </div>
  );
}

interface WordLinksProps {
  schoolId: string;
  id: string;
  title: string;
  words: readonly string[];
  children?: React.ReactNode;
}

function WordLinks({ schoolId, id, title, words, children }: WordLinksProps) {
  return (
    <section aria-labelledby={id} className={styles.words}>
      <div className={styles.bar}>
        <Heading level={2} size="sm" id={id}>
          {title}
        </Heading>
        {children}
      </div>
      <LinkPills
        labelledBy={id}
        links={words.map((word) => ({
          id: word,
          text: word,
          href: searchHref(schoolId, { keyword: word }),
        }))}
      />
    </section>
  );
}
