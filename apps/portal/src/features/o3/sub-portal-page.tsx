import { useLingui } from '@lingui/react/macro';
import { o3SubPortalQuery } from '@stoa/api/o3.queries';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { LinkPills } from '@stoa/ui/link-pills';
import { PageHeader } from '@stoa/ui/page-header';
import { UserText } from '@stoa/ui/user-text';
import { useSuspenseQuery } from '@tanstack/react-query';
import { schoolHref } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import { o3KindHref } from './o3-address.ts';
import { O3_KIND_MESSAGES } from '../../shared/o3/o3-kinds.ts';
import { PageSection } from './overview-page.tsx';
import * as styles from './o3.css.ts';

/** The o3 area as a portal of its own (R19): the school, the ways into each kind, and some of each. */
export function SubPortalPage({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  const { data } = useSuspenseQuery(o3SubPortalQuery(useApi(), { schoolId, lang: useLanguage() }));
  const { school, parent, sections } = data;
  return (
    <div className={cx(page, padded)}>
      <PageHeader title={school.name} text={<UserText>{school.summary}</UserText>}>
        <LinkPills
          label={t({ message: 'Kinds', comment: 'Name of a list of links: tools, scenarios, courses' })}
          links={[
            ...sections.map(({ kind }) => ({
              id: kind,
              text: i18n._(O3_KIND_MESSAGES[kind].many),
              href: o3KindHref(schoolId, kind),
            })),
            ...(parent ? [{ id: 'parent', text: parent.name, href: parent.url }] : []),
          ]}
        />
      </PageHeader>
      {sections.length > 0 ? (
        <div className={styles.bands}>
          {sections.map(({ kind, items }) => (
            <PageSection key={kind} schoolId={schoolId} kind={kind} cards={items} />
          ))}
        </div>
      ) : (
        <EmptyState
          title={t`There is nothing here yet`}
          action={<LinkButton href={schoolHref(schoolId)}>{t`Go to the school’s home page`}</LinkButton>}
        />
      )}
    </div>
  );
}
