import { postReportsQuery } from '@stoa/api/community.queries';
import { feedbackListQuery } from '@stoa/api/feedback.queries';
import { invitationsQuery } from '@stoa/api/invitation.queries';
import { livesQuery } from '@stoa/api/live.queries';
import { mailsQuery } from '@stoa/api/mail.queries';
import { membersQuery } from '@stoa/api/member.queries';
import type { Api } from '@stoa/api/query';
import { storeOrdersQuery } from '@stoa/api/store.queries';
import type { QueryClient } from '@tanstack/react-query';
import type { Operation } from '../../../app/page-facts.ts';
import type { Language } from '../../../i18n/languages.ts';

interface OfSchool {
  schoolId: string;
  lang: Language;
}

/** Its numbers are wanted, not its entries. */
const ONE = 1;
/** People who joined last. */
const NEWCOMERS = 5;
/** Of sessions that ended not so long ago few are read in vain: the next ones stand first. */
const SESSIONS = 5;

/** Messages that nobody has answered yet are counted beside the list of the new ones. */
export const feedbackCountQuery = (api: Api, school: OfSchool) =>
  feedbackListQuery(api, { ...school, scope: 'school', status: 'new', pageSize: ONE });

export const invitationCountQuery = (api: Api, school: OfSchool) =>
  invitationsQuery(api, { ...school, status: 'open', pageSize: ONE });

export const mailCountQuery = (api: Api, school: OfSchool) => mailsQuery(api, { ...school, pageSize: ONE });

/** Orders whose payment somebody has to confirm. */
export const orderCountQuery = (api: Api, school: OfSchool) =>
  storeOrdersQuery(api, { ...school, state: 'awaitingPayment', pageSize: ONE });

/** Posts and replies that were reported and that nobody has decided on. */
export const reportCountQuery = (api: Api, school: OfSchool) =>
  postReportsQuery(api, { ...school, pageSize: ONE });

export const newcomersQuery = (api: Api, school: OfSchool) =>
  membersQuery(api, { ...school, pageSize: NEWCOMERS });

export const nextSessionsQuery = (api: Api, school: OfSchool) =>
  livesQuery(api, { ...school, scope: 'all', pageSize: SESSIONS });

/** Fills the cache with what the overview shows to somebody. */
export async function prefetchOverview(
  api: Api,
  queryClient: QueryClient,
  school: OfSchool,
  can: (operation: Operation) => boolean,
): Promise<void> {
  const once = { retry: false } as const;
  await Promise.all([
    can('FEEDBACK_HANDLING') && queryClient.prefetchQuery({ ...feedbackCountQuery(api, school), ...once }),
    can('MEMBER_MANAGEMENT') && queryClient.prefetchQuery({ ...invitationCountQuery(api, school), ...once }),
    can('MEMBER_MANAGEMENT') && queryClient.prefetchQuery({ ...mailCountQuery(api, school), ...once }),
    can('SCHOOL_SETTINGS') && queryClient.prefetchQuery({ ...orderCountQuery(api, school), ...once }),
    can('CLASS_MANAGEMENT') && queryClient.prefetchQuery({ ...reportCountQuery(api, school), ...once }),
    can('MEMBER_MANAGEMENT') && queryClient.prefetchQuery({ ...newcomersQuery(api, school), ...once }),
    can('TRAINING_CENTER') && queryClient.prefetchQuery({ ...nextSessionsQuery(api, school), ...once }),
  ]);
}
