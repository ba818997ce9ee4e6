import { useLingui } from '@lingui/react/macro';
import { subSchoolsQuery } from '@stoa/api/school.queries';
import { LinkButton } from '@stoa/ui/button';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { PageHeader } from '@stoa/ui/page-header';
import { Stack } from '@stoa/ui/stack';
import { schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { GrowingListEnd } from '../../shared/growing-list-end.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { padded, page } from '../../shared/page.css.ts';
import { SchoolCardView } from '../../shared/school-card-view.tsx';
import { useGrowingList } from '../../shared/use-growing-list.ts';
import * as styles from './sub-schools.css.ts';

const ROWS = 3;

/** The directory of a school's sub-schools. */
export function SubSchoolsPage({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const list = useGrowingList((cursor) =>
    subSchoolsQuery(api, { schoolId, lang, ...(cursor ? { cursor } : {}) }),
  );
  return (
    <div className={cx(page, padded)}>
      <PageHeader
        title={t`Sub-schools`}
        text={t`Each has its own teachers, classes and articles.`}
        className={styles.head}
      />
      <Loaded query={list.first} rows={ROWS}>
        {() =>
          list.items.length > 0 ? (
            <Stack gap="6">
              <CardGrid perLine={3} label={t`Sub-schools`}>
                {list.items.map((school) => (
                  <SchoolCardView key={school.id} school={school} headingLevel={2} />
                ))}
              </CardGrid>
              <GrowingListEnd
                list={list}
                label={t({ message: 'Show more schools', comment: 'Button below a list of schools' })}
              />
            </Stack>
          ) : (
            <EmptyState
              title={t`This school has no sub-schools yet`}
              action={<LinkButton href={schoolHref(schoolId)}>{t`Go to the school’s home page`}</LinkButton>}
            />
          )
        }
      </Loaded>
    </div>
  );
}
