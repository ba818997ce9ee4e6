import { useLingui } from '@lingui/react/macro';
import type { SchoolListing } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { CardGrid } from '@stoa/ui/card-grid';
import { EmptyState } from '@stoa/ui/empty-state';
import { PageHead } from '@stoa/ui/page-head';
import { schoolHref } from '../../app/links.ts';
import { SchoolCardView } from '../../shared/school-card-view.tsx';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
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
  return (
    <div className={cx(page, padded)}>
      <PageHead
        title={t`Sub-schools`}
        text={t`Each has its own teachers, classes and articles.`}
        className={styles.head}
      />
      {schools.length > 0 ? (
        <CardGrid perLine={3} label={t`Sub-schools`}>
          {schools.map((school) => (
            <SchoolCardView key={school.id} school={school} headingLevel={2} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState
          title={t`This school has no sub-schools yet`}
          action={<LinkButton href={schoolHref(schoolId)}>{t`Go to the school’s home page`}</LinkButton>}
        />
      )}
    </div>
  );
}
