import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { savedQuery } from '@stoa/api/learning.queries';
import type { SavedResource } from '@stoa/api/schema';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { Button, LinkButton } from '@stoa/ui/button';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { PageHeader } from '@stoa/ui/page-header';
import { StaleRegion } from '@stoa/ui/stale-region';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { hrefTo } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { cx } from '../../../shared/cx.ts';
import { FilterMenu } from '../../../shared/list-menus.tsx';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { padded, page as pageStyle } from '../../../shared/page.css.ts';
import { ResourceCardView } from '../../../shared/resource-card-view.tsx';
import { useSave } from '../../../shared/saved/use-save.ts';
import * as styles from '../learning.css.ts';
import { SAVED_TITLE } from '../titles.ts';
import { savedParams, type SavedSearch } from './saved-search.ts';

const ROWS = 4;

/** What one saved for later, in all schools. */
export function SavedPage({ search }: { search: SavedSearch }) {
  useMessages('learning');
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const query = useQuery({
    ...savedQuery(useApi(), { ...savedParams(search), lang: useLanguage() }),
    placeholderData: keepPreviousData,
  });
  const { school } = search;
  const title = i18n._(SAVED_TITLE);
  const schools = query.data?.schools ?? [];
  return (
    <div className={cx(pageStyle, padded)}>
      <div className={styles.layout}>
        <div className={styles.bar}>
          <div>
            <Breadcrumbs
              label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
              items={[
                {
                  id: 'learning',
                  label: t({ message: 'My learning', comment: 'Title: what oneself learns, in all schools' }),
                  href: hrefTo({ to: '/learning' }),
                },
                { id: 'saved', label: title },
              ]}
            />
            <PageHeader title={title} text={t`Only you can see what you saved.`} />
          </div>
          {schools.length > 1 ? (
            <FilterMenu
              all={t({ message: 'All schools', comment: 'Choice: not narrowed to one' })}
              value={school}
              onChange={(next) => void navigate({ to: '/learning/saved', search: { school: next } })}
              choices={schools.map(({ id, name }) => ({ value: id, label: name }))}
            />
          ) : null}
        </div>
        <Loaded query={query} rows={ROWS}>
          {(list) =>
            list.total === 0 ? (
              <NothingSaved />
            ) : (
              <StaleRegion isStale={query.isPlaceholderData} className={styles.layout}>
                {list.items.length > 0 ? (
                  <CardGrid perLine={3} label={title}>
                    {list.items.map((item) => (
                      <SavedItem key={item.resourceId} item={item} />
                    ))}
                  </CardGrid>
                ) : (
                  <PastEnd school={school} />
                )}
                <ListSteps
                  list={list}
                  hrefFor={(at) => hrefTo({ to: '/learning/saved', search: { school, at } })}
                />
              </StaleRegion>
            )
          }
        </Loaded>
      </div>
    </div>
  );
}

function SavedItem({ item: { card, resourceId, schoolId, savedAt } }: { item: SavedResource }) {
  const { t } = useLingui();
  const { save, isPending } = useSave({ schoolId, resourceId });
  const name = card?.title;
  return (
    <div className={styles.suggestion}>
      {card ? (
        <ResourceCardView card={card} headingLevel={2} />
      ) : (
        <Surface isBordered radius="lg" padding="5">
          <Text tone="muted">
            {t({
              message: 'This is no longer available to you.',
              comment: 'In place of a class or an article that somebody saved',
            })}
          </Text>
        </Surface>
      )}
      <div className={styles.savedFooter}>
        <Text size="sm" tone="muted">
          {t({ message: 'Saved on', comment: 'Something kept for later; its date follows' })}{' '}
          <LocalTime instant={savedAt} style="date" />
        </Text>
        <Button
          size="sm"
          variant="quiet"
          isPending={isPending}
          aria-label={name ? t({ message: `Remove: ${name}`, comment: 'Read out' }) : undefined}
          onPress={() => save(false)}
        >
          {t({ message: 'Remove', comment: 'Button' })}
        </Button>
      </div>
    </div>
  );
}

/** In place of entries that are gone since. */
function PastEnd({ school }: Pick<SavedSearch, 'school'>) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`This page does not exist`}
      action={
        <LinkButton href={hrefTo({ to: '/learning/saved', search: { school } })}>
          {t`Go to first page`}
        </LinkButton>
      }
    />
  );
}

function NothingSaved() {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`Nothing saved yet`}
      action={
        <LinkButton variant="primary" href={hrefTo({ to: '/learning' })}>
          {t({ message: 'My learning', comment: 'Title: what oneself learns, in all schools' })}
        </LinkButton>
      }
    >
      {t`Choose “Save for later” on a class, an exam, a live session or an article. It then appears here.`}
    </EmptyState>
  );
}
