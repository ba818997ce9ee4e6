import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { isFollowedQuery } from '@stoa/api/person.queries';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { PageHeader } from '@stoa/ui/page-header';
import { schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { isMemberOf, useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { FollowButton } from './follow-button.tsx';
import { SchoolFanList } from './follow-lists.tsx';
import * as styles from './people.css.ts';
import { FANS_TITLE } from './titles.ts';

/** Who follows a school, and the button to follow it (R17). */
export function FansPage({ schoolId, schoolName }: { schoolId: string; schoolName: string }) {
  const { t, i18n } = useLingui();
  const session = useSession();
  const { data } = useSuspenseQuery(
    isFollowedQuery(useApi(), { schoolId, userId: schoolId, targetType: 'school', lang: useLanguage() }),
  );
  const title = i18n._(FANS_TITLE);
  useTitle(title, schoolName);
  return (
    <div className={styles.layout}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: schoolName, href: schoolHref(schoolId) },
          { id: 'page', label: title },
        ]}
      />
      <div className={styles.top}>
        <PageHeader title={title} text={t`People who follow this school.`} />
        {isMemberOf(session, schoolId) ? (
          <FollowButton
            schoolId={schoolId}
            userId={schoolId}
            targetType="school"
            focusType={data.focusType}
            name={schoolName}
          />
        ) : null}
      </div>
      <SchoolFanList schoolId={schoolId} label={title} />
    </div>
  );
}
