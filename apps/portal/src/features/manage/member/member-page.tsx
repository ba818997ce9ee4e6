import { useLingui } from '@lingui/react/macro';
import { memberOverviewQuery } from '@stoa/api/member.queries';
import { useQuery } from '@tanstack/react-query';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import * as manage from '../manage.css.ts';
import { MemberActivity } from './member-activity.tsx';
import { MemberClasses } from './member-classes.tsx';
import { MemberExams } from './member-exams.tsx';
import { MemberHeader } from './member-header.tsx';
import { MemberPoints } from './member-points.tsx';

const ROWS = 8;

/** A member, for those who run the school: who it is and what they did there. */
export function MemberPage({ schoolId, userId }: { schoolId: string; userId: string }) {
  useMessages('points');
  const { t } = useLingui();
  const query = useQuery(memberOverviewQuery(useApi(), { schoolId, userId, lang: useLanguage() }));
  return (
    <div className={manage.page}>
      <Loaded query={query} rows={ROWS}>
        {(overview) => (
          <>
            <MemberHeader schoolId={schoolId} overview={overview} />
            <section className={manage.part}>
              <SectionHeader
                title={t({ message: 'Classes', context: 'member', comment: 'Heading: those somebody is in' })}
              />
              {overview.classes.length > 0 ? (
                <MemberClasses classes={overview.classes} />
              ) : (
                <Text tone="muted">{t`Not in a class yet.`}</Text>
              )}
            </section>
            <section className={manage.part}>
              <SectionHeader
                title={t({ message: 'Exams', context: 'member', comment: 'Heading: those handed in' })}
              />
              {overview.exams.length > 0 ? (
                <MemberExams exams={overview.exams} />
              ) : (
                <Text tone="muted">{t`No exam handed in yet.`}</Text>
              )}
            </section>
            <MemberActivity schoolId={schoolId} userId={userId} />
            <MemberPoints
              schoolId={schoolId}
              userId={userId}
              name={overview.member.realName ?? overview.member.person.name}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}
