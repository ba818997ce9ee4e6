import { feedbackListQuery } from '@stoa/api/feedback.queries';
import { invitationsQuery } from '@stoa/api/invitation.queries';
import { mailsQuery } from '@stoa/api/mail.queries';
import type { Api } from '@stoa/api/query';
import type { Language } from '../../../i18n/languages.ts';

interface OfSchool {
  schoolId: string;
  lang: Language;
}

/** Its numbers are wanted, not its entries. */
const ONE = 1;

/** Messages that nobody has answered yet are counted beside the list of the new ones. */
export const feedbackCountQuery = (api: Api, school: OfSchool) =>
  feedbackListQuery(api, { ...school, scope: 'school', status: 'new', pageSize: ONE });

export const invitationCountQuery = (api: Api, school: OfSchool) =>
  invitationsQuery(api, { ...school, status: 'open', pageSize: ONE });

export const mailCountQuery = (api: Api, school: OfSchool) => mailsQuery(api, { ...school, pageSize: ONE });
