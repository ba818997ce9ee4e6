import { useLingui } from '@lingui/react/macro';
import { personSpaceQuery } from '@stoa/api/person.queries';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { PageHeader } from '@stoa/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { spaceHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { AboutSection } from './about-section.tsx';
import { CoverSection } from './cover-section.tsx';
import { LeaveSection } from './leave-section.tsx';
import * as styles from './people.css.ts';
import { PrivacySection } from './privacy-section.tsx';
import { SETTINGS_TITLE } from './titles.ts';

/** What one tells of oneself in a school, and who sees it. */
export function SettingsPage({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  const { data: space } = useSuspenseQuery(personSpaceQuery(useApi(), { schoolId, lang: useLanguage() }));
  const title = i18n._(SETTINGS_TITLE);
  return (
    <div className={styles.layout}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'space', label: t`Your space`, href: spaceHref(schoolId) },
          { id: 'page', label: title },
        ]}
      />
      <PageHeader
        title={title}
        text={t`This applies to this school only. Your name and picture are part of your account.`}
      />
      <AboutSection schoolId={schoolId} space={space} />
      <CoverSection schoolId={schoolId} space={space} />
      <PrivacySection schoolId={schoolId} />
      <LeaveSection schoolId={schoolId} />
    </div>
  );
}
