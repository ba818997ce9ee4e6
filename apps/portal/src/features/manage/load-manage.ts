import { contactSettingsQuery, moderationWordsQuery } from '@stoa/api/school-settings.queries';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { bulletinsQuery } from '@stoa/api/bulletin.queries';
import { feedbackListQuery } from '@stoa/api/feedback.queries';
import { footerSettingsQuery } from '@stoa/api/footer.queries';
import { invitationsQuery } from '@stoa/api/invitation.queries';
import { loginSettingsQuery } from '@stoa/api/login-settings.queries';
import { mailsQuery } from '@stoa/api/mail.queries';
import { membersQuery } from '@stoa/api/member.queries';
import type { Api } from '@stoa/api/query';
import type { Language } from '../../i18n/languages.ts';
import { invitationParams, memberParams, parsePeopleQuery } from './manage-address.ts';
import { isPart } from './parts.ts';
import { bulletinsParams, parseBulletinsQuery } from './bulletins/bulletins-address.ts';
import { inboxParams, parseInboxQuery } from './inbox/inbox-address.ts';
import { mailsParams, parseMailsQuery } from './mails/mails-address.ts';
import { refuse } from './refusal.ts';

export interface ManageLoad {
  api: Api;
  queryClient: QueryClient;
  lang: Language;
  schoolId: string;
}

/** Fills the cache with what the page of a school's people shows first. @throws where somebody may not see it */
export async function loadPeople(
  { api, queryClient, lang, schoolId }: ManageLoad,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  const query = parsePeopleQuery(params);
  try {
    await (query.view === 'invitations'
      ? queryClient.ensureQueryData({
          ...invitationsQuery(api, invitationParams(schoolId, query, lang)),
          retry: false,
        })
      : queryClient.ensureQueryData({
          ...membersQuery(api, memberParams(schoolId, query, lang)),
          retry: false,
        }));
  } catch (error) {
    refuse(error, schoolId);
  }
}

/** The same for the settings of signing in. @throws where somebody may not see them */
export async function loadSignIn({ api, queryClient, lang, schoolId }: ManageLoad): Promise<void> {
  try {
    // Always anew: what is edited must not begin with what somebody else has changed meanwhile.
    await queryClient.fetchQuery({
      ...loginSettingsQuery(api, { schoolId, lang }),
      retry: false,
      staleTime: 0,
    });
  } catch (error) {
    refuse(error, schoolId);
  }
}

/** The same for the pages of what stands around a school's pages. @throws where somebody may not see them */
export async function loadPart(
  { api, queryClient, lang, schoolId }: ManageLoad,
  part: string,
  params: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (!isPart(part)) throw notFound();
  try {
    if (part === 'feedback')
      await queryClient.ensureQueryData({
        ...feedbackListQuery(api, inboxParams(schoolId, parseInboxQuery(params), lang)),
        retry: false,
      });
    if (part === 'mails')
      await queryClient.ensureQueryData({
        ...mailsQuery(api, mailsParams(schoolId, parseMailsQuery(params), lang)),
        retry: false,
      });
    // Always anew, as above.
    if (part === 'bulletins')
      await queryClient.fetchQuery({
        ...bulletinsQuery(api, bulletinsParams(schoolId, parseBulletinsQuery(params).at, lang)),
        retry: false,
        staleTime: 0,
      });
    if (part === 'contact')
      await queryClient.fetchQuery({
        ...contactSettingsQuery(api, { schoolId, lang }),
        retry: false,
        staleTime: 0,
      });
    if (part === 'words')
      await queryClient.fetchQuery({
        ...moderationWordsQuery(api, { schoolId, lang }),
        retry: false,
        staleTime: 0,
      });
    if (part === 'footer')
      await queryClient.fetchQuery({
        ...footerSettingsQuery(api, { schoolId, lang }),
        retry: false,
        staleTime: 0,
      });
  } catch (error) {
    refuse(error, schoolId);
  }
}
