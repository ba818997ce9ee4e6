import { useLingui } from '@lingui/react/macro';
import { BookOpenIcon } from '@phosphor-icons/react/dist/csr/BookOpen';
import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast';
import { CertificateIcon } from '@phosphor-icons/react/dist/csr/Certificate';
import { ChatCircleIcon } from '@phosphor-icons/react/dist/csr/ChatCircle';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ExamIcon } from '@phosphor-icons/react/dist/csr/Exam';
import { MedalIcon } from '@phosphor-icons/react/dist/csr/Medal';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt';
import { SignInIcon } from '@phosphor-icons/react/dist/csr/SignIn';
import { UserCheckIcon } from '@phosphor-icons/react/dist/csr/UserCheck';
import type { MemberActivityEntry, MemberActivityKind } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { SectionHeader } from '@stoa/ui/section-header';
import { Timeline, type TimelineEntry } from '@stoa/ui/timeline';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { GrowingListEnd } from '../../../shared/growing-list-end.tsx';
import { FilterMenu } from '../../../shared/list-menus.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useGrowingList } from '../../../shared/use-growing-list.ts';
import * as manage from '../manage.css.ts';
import { ACTIVITY_KINDS } from './activity-messages.ts';
import { activityPage } from './activity-page.ts';
import { ExamResult } from './exam-result.tsx';

const ROWS = 5;
const KINDS = Object.keys(ACTIVITY_KINDS) as MemberActivityKind[];
const ICONS = {
  joinedSchool: SignInIcon,
  enrolled: BookOpenIcon,
  completedLesson: CheckIcon,
  handedInWork: PaperPlaneTiltIcon,
  handedInExam: ExamIcon,
  checkedIn: UserCheckIcon,
  attendedLive: BroadcastIcon,
  posted: ChatCircleIcon,
  replied: ChatCircleIcon,
  receivedBadge: MedalIcon,
  receivedCertificate: CertificateIcon,
} satisfies Record<MemberActivityKind, TimelineEntry['icon']>;

/** Nothing to say beside the date: all of it is over. */
const NO_STATES = { done: '', now: '', ahead: '' };

interface MemberActivityProps {
  schoolId: string;
  userId: string;
}

/** What a member did in the school, the latest first: all of it, or of one kind. */
export function MemberActivity({ schoolId, userId }: MemberActivityProps) {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<MemberActivityKind>();
  return (
    <section className={manage.part} data-part="activity">
      <div className={manage.top}>
        <SectionHeader
          title={t({ message: 'Activity', comment: 'Tab of a personal space: what somebody did' })}
        />
        <FilterMenu
          all={t({ message: 'All activity', context: 'member', comment: 'Filter of what somebody did' })}
          value={kind}
          onChange={setKind}
          choices={KINDS.map((value) => ({ value, label: i18n._(ACTIVITY_KINDS[value]) }))}
        />
      </div>
      <ActivityList key={kind} schoolId={schoolId} userId={userId} kind={kind} />
    </section>
  );
}

function ActivityList({
  schoolId,
  userId,
  kind,
}: MemberActivityProps & { kind: MemberActivityKind | undefined }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const lang = useLanguage();
  const list = useGrowingList((cursor) => activityPage(api, { schoolId, userId, kind, lang, cursor }));
  return (
    <Loaded query={list.first} rows={ROWS}>
      {() => (
        <>
          <Timeline
            label={t({ message: 'Activity', comment: 'Tab of a personal space: what somebody did' })}
            stateLabels={NO_STATES}
            entries={list.items.map((entry) => presented(entry, i18n._(ACTIVITY_KINDS[entry.kind])))}
            empty={
              <EmptyState
                headingLevel={3}
                kind={kind ? 'filtered' : 'nothing'}
                title={
                  kind
                    ? t({
                        message: 'No activity of this kind',
                        context: 'member',
                        comment: 'Of what somebody did',
                      })
                    : t`No activity yet`
                }
              />
            }
          />
          <GrowingListEnd list={list} label={t`Show earlier activity`} />
        </>
      )}
    </Loaded>
  );
}

/** An entry is called by what it was done to; where that has no title, by what was done. */
function presented(
  { id, kind, at, title, place, url, result }: MemberActivityEntry,
  done: string,
): TimelineEntry {
  return {
    id,
    title: title ?? done,
    icon: ICONS[kind],
    state: 'done',
    time: (
      <span>
        <LocalTime instant={at} />
        {title === null ? null : ` · ${done}`}
      </span>
    ),
    ...(url === null ? {} : { href: url }),
    ...(place === null ? {} : { text: place }),
    ...(result === null ? {} : { children: <ExamResult {...result} /> }),
  };
}
