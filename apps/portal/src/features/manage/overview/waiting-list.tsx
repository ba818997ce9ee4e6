import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { ChatTextIcon } from '@phosphor-icons/react/dist/csr/ChatText';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/csr/EnvelopeSimple';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { ReceiptIcon } from '@phosphor-icons/react/dist/csr/Receipt';
import { UserPlusIcon } from '@phosphor-icons/react/dist/csr/UserPlus';
import { EmptyState } from '@stoa/ui/empty-state';
import { Icon } from '@stoa/ui/icon';
import { Link } from '@stoa/ui/link';
import { Row, RowList } from '@stoa/ui/row-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { hrefTo } from '../../../app/links.ts';
import type { Operation } from '../../../app/page-facts.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { inboxHref } from '../inbox/inbox-address.ts';
import { useRunningImport } from '../import/use-running-import.ts';
import { mailsHref } from '../mails/mails-address.ts';
import * as styles from '../manage.css.ts';
import { peopleHref } from '../members/people-address.ts';
import { storeManageHref } from '../store/store-manage-address.ts';
import {
  feedbackCountQuery,
  invitationCountQuery,
  mailCountQuery,
  orderCountQuery,
  reportCountQuery,
} from './overview-queries.ts';

/** Lists are counted up to here; one more means that there are more. */
const MAX_COUNTED = 1000;

interface Waiting {
  id: string;
  icon: ComponentProps<typeof Icon>['as'];
  text: string;
  href: string;
}

/** What waits for an answer in a school, as far as the viewer may see it. Each leads to where it is done. */
export function WaitingList({ schoolId, can }: { schoolId: string; can: (operation: Operation) => boolean }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const api = useApi();
  const school = { schoolId, lang };
  const managesMembers = can('MEMBER_MANAGEMENT');
  const feedback = useQuery({ ...feedbackCountQuery(api, school), enabled: can('FEEDBACK_HANDLING') });
  const invitations = useQuery({ ...invitationCountQuery(api, school), enabled: managesMembers });
  const mails = useQuery({ ...mailCountQuery(api, school), enabled: managesMembers });
  const orders = useQuery({ ...orderCountQuery(api, school), enabled: can('SCHOOL_SETTINGS') });
  const reports = useQuery({ ...reportCountQuery(api, school), enabled: can('CLASS_MANAGEMENT') });
  const running = useRunningImport(schoolId, managesMembers);
  const queries = [feedback, invitations, mails, orders, reports];
  const failed = queries.find(({ error, data }) => error && !data);
  const isPending = queries.some(({ isLoading }) => isLoading);

  const say = (count: number) =>
    count > MAX_COUNTED ? `${formatNumber(MAX_COUNTED, lang)}+` : formatNumber(count, lang);
  const fresh = feedback.data?.counts.new ?? 0;
  const unanswered = fresh + (feedback.data?.counts.inProgress ?? 0);
  const open = invitations.data?.total ?? 0;
  const undelivered = mails.data?.total ?? 0;
  const unpaid = orders.data?.total ?? 0;
  const reported = reports.data?.total ?? 0;
  const [unansweredText, openText, undeliveredText] = [unanswered, open, undelivered].map(say);
  const [unpaidText, reportedText] = [unpaid, reported].map(say);
  const [processedText, allText] = [running?.processed ?? 0, running?.total ?? 0].map(say);
  const entries: (Waiting | false)[] = [
    unanswered > 0 && {
      id: 'feedback',
      icon: ChatTextIcon,
      text: t`${plural(unanswered, { one: `${unansweredText} message to answer`, other: `${unansweredText} messages to answer` })}`,
      href: inboxHref(schoolId, { status: fresh > 0 ? 'new' : 'inProgress' }),
    },
    reported > 0 && {
      id: 'reports',
      icon: FlagIcon,
      text: t`${plural(reported, { one: `${reportedText} report to review`, other: `${reportedText} reports to review` })}`,
      href: hrefTo({ to: '/manage/$schoolId/reports', params: { schoolId } }),
    },
    unpaid > 0 && {
      id: 'orders',
      icon: ReceiptIcon,
      text: t`${plural(unpaid, { one: `${unpaidText} order awaiting payment`, other: `${unpaidText} orders awaiting payment` })}`,
      href: storeManageHref(schoolId, { view: 'orders', state: 'awaitingPayment' }),
    },
    open > 0 && {
      id: 'invitations',
      icon: UserPlusIcon,
      text: t`${plural(open, { one: `${openText} open invitation`, other: `${openText} open invitations` })}`,
      href: peopleHref(schoolId, { view: 'invitations' }),
    },
    undelivered > 0 && {
      id: 'mails',
      icon: EnvelopeSimpleIcon,
      text: t`${plural(undelivered, { one: `${undeliveredText} undelivered email`, other: `${undeliveredText} undelivered emails` })}`,
      href: mailsHref(schoolId),
    },
    running !== undefined && {
      id: 'import',
      icon: ArrowsClockwiseIcon,
      text: t({
        message: `Import running: ${processedText} of ${allText} rows`,
        comment: 'Numbers of rows of a file with people',
      }),
      href: peopleHref(schoolId, { view: 'import' }),
    },
  ];
  const waiting = entries.filter((entry) => entry !== false);
  return (
    <section className={styles.part} aria-labelledby="manage-waiting">
      <SectionHeader id="manage-waiting" title={t`Needs attention`} />
      {failed ? (
        <ProblemInPlace
          error={failed.error}
          onRetry={() => queries.forEach((query) => query.isError && void query.refetch())}
        />
      ) : null}
      {isPending ? (
        <SkeletonRegion>
          <SkeletonRows count={3} />
        </SkeletonRegion>
      ) : waiting.length > 0 ? (
        <RowList>
          {waiting.map(({ id, icon, text, href }) => (
            <Row key={id} className={styles.waiting}>
              <Icon as={icon} />
              <Link variant="standalone" href={href}>
                {text}
              </Link>
            </Row>
          ))}
        </RowList>
      ) : failed ? null : (
        <EmptyState headingLevel={3} title={t`Nothing needs your attention`} />
      )}
    </section>
  );
}
