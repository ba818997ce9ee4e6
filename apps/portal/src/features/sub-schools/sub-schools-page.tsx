import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { SchoolListing } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { CardGrid } from '@stoa/ui/card-grid';
import { SchoolCard } from '@stoa/ui/card';
import { EmptyState } from '@stoa/ui/empty-state';
import { PageHead } from '@stoa/ui/page-head';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import { useTitle } from '../../shared/use-title.ts';
import * as styles from './sub-schools.css.ts';

/** The directory of a school's sub-schools. */
export function SubSchoolsPage({
  schools,
  schoolId,
}: {
  schools: readonly SchoolListing[];
  schoolId: string;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  useTitle(t`Sub-schools`);
  return (
    <div className={cx(page, padded)}>
      <PageHead
        title={t`Sub-schools`}
        text={t`Each has its own teachers, classes and articles.`}
        className={styles.head}
      />
      {schools.length > 0 ? (
        <CardGrid perLine={3} label={t`Sub-schools`}>
          {schools.map((school) => {
            const count = school.resourceCount;
            const text = formatNumber(count, language);
            return (
              <SchoolCard
                key={school.id}
                id={school.id}
                href={school.url}
                name={school.name}
                summary={school.summary}
                logoSrc={school.logoUrl}
                headingLevel={2}
                meta={[
                  {
                    id: 'resources',
                    content: t`${plural(count, { one: `${text} thing to learn`, other: `${text} things to learn` })}`,
                  },
                ]}
              />
            );
          })}
        </CardGrid>
      ) : (
        <EmptyState
          title={t`This school has no sub-schools yet`}
          action={<LinkButton href={`/portal/${schoolId}`}>{t`To the school’s home page`}</LinkButton>}
        />
      )}
    </div>
  );
}
