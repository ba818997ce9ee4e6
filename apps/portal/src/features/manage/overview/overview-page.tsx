import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { SectionHeader } from '@stoa/ui/section-header';
import { Stack } from '@stoa/ui/stack';
import { useSession } from '../../../app/session.tsx';
import { hrefTo, manageHref } from '../../../app/links.ts';
import { cx } from '../../../shared/cx.ts';
import { useSchoolName } from '../../../shared/use-school-name.ts';
import * as styles from '../manage.css.ts';
import { ManagePage } from '../manage-page.tsx';
import { operationsIn } from '../workspace/manage-pages.ts';
import { SECTION_MESSAGES } from '../workspace/section-messages.ts';
import { useManageSections } from '../workspace/use-manage-sections.ts';
import { Newcomers } from './newcomers.tsx';
import { NextSessions } from './next-sessions.tsx';
import { WaitingList } from './waiting-list.tsx';

/**
 * Where somebody who runs a school begins: what waits for an answer, who came, what is next, and where
 * everything is.
 */
export function OverviewPage({ schoolId }: { schoolId: string }) {
  const { t, i18n } = useLingui();
  const { viewer } = useSession();
  const { isOwner, can } = operationsIn(viewer, schoolId);
  const [seesPeople, seesSessions] = [can('MEMBER_MANAGEMENT'), can('TRAINING_CENTER')];
  const schoolName = useSchoolName(schoolId);
  const sections = useManageSections(schoolId).filter(({ section }) => section !== 'overview');
  return (
    <ManagePage
      title={t({
        message: 'Overview',
        context: 'management',
        comment: 'First page of the management of a school',
      })}
      text={t({ message: `What needs your attention at ${schoolName}.`, comment: 'Name of a school' })}
      actions={
        <>
          {isOwner ? (
            <LinkButton href={hrefTo({ to: '/register/guide', search: { schoolId } })}>
              {t({ message: 'First steps', comment: 'Page for those who run a school: what to do first' })}
            </LinkButton>
          ) : null}
          <LinkButton href={hrefTo({ to: '/portal/$schoolId', params: { schoolId } })}>
            {t({ message: 'View school', comment: 'Button: opens the pages that visitors see' })}
          </LinkButton>
        </>
      }
    >
      <div className={cx(styles.part, styles.sections)}>
        <WaitingList schoolId={schoolId} can={can} />
        {seesPeople || seesSessions ? (
          <div className={styles.pair}>
            {seesPeople ? <Newcomers schoolId={schoolId} /> : null}
            {seesSessions ? <NextSessions schoolId={schoolId} /> : null}
          </div>
        ) : null}
        <section className={styles.part} aria-labelledby="manage-sections">
          <SectionHeader id="manage-sections" title={t`All sections`} />
          <div className={styles.tiles}>
            {sections.map(({ section, pages }) => (
              <Stack key={section} gap="2">
                <Heading level={3} size="lg">
                  {i18n._(SECTION_MESSAGES[section])}
                </Heading>
                <Stack as="ul" gap="1">
                  {pages.map((entry) => (
                    <li key={entry.path}>
                      <Link variant="standalone" href={manageHref(entry.path, schoolId)}>
                        {i18n._(entry.title)}
                      </Link>
                    </li>
                  ))}
                </Stack>
              </Stack>
            ))}
          </div>
        </section>
      </div>
    </ManagePage>
  );
}
