import { addComplaint, addFeedback } from '@stoa/api/feedback.calls';
import type { ComplaintType, FeedbackType } from '@stoa/api/schema';
import { customerServiceQuery } from '@stoa/api/school.queries';
import { complaintMachine } from '@stoa/machines/complaint';
import { feedbackMachine, type MessageDraft, type ServiceContacts } from '@stoa/machines/feedback';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { ClickKeys } from '../../shared/click-keys.ts';
import { readCustomerService } from '../../shared/customer-service.ts';
import { providePictureUpload, type PictureDeps } from '../../shared/upload/picture.actors.ts';

export interface MessageDeps extends PictureDeps {
  queryClient: QueryClient;
  schoolName: string;
}

/** Feedback with the calls that it makes. */
export function provideFeedback(deps: MessageDeps) {
  const { api, schoolId, schoolName, viewer, language } = deps;
  const keys = new ClickKeys(`feedback.${schoolId}`);
  return feedbackMachine.provide({
    actors: {
      ...commonActors(deps),
      sendMessage: fromPromise<unknown, MessageDraft>(({ input, signal }) => {
        const body = {
          feedbackType: Number(input.type) as FeedbackType,
          feedbackContent: input.text.trim(),
          ...commonFields(input),
          userId: viewer()?.user_id,
          tenantId: schoolId,
          schoolName,
          userName: viewer()?.displayName,
          clientType: '1' as const,
        };
        return keys.once(body, (idempotencyKey) =>
          addFeedback(api, { body, idempotencyKey, lang: language() }, signal),
        );
      }),
    },
  });
}

/** A complaint with the calls that it makes. */
export function provideComplaint(deps: MessageDeps) {
  const { api, schoolId, language } = deps;
  const keys = new ClickKeys(`complaint.${schoolId}`);
  return complaintMachine.provide({
    actors: {
      ...commonActors(deps),
      sendMessage: fromPromise<unknown, MessageDraft>(({ input, signal }) => {
        const body = {
          tenantId: schoolId,
          complaintType: input.type as ComplaintType,
          content: input.text.trim(),
          ...(input.targetUrl ? { targetUrl: input.targetUrl } : {}),
          ...commonFields(input),
        };
        return keys.once(body, (idempotencyKey) =>
          addComplaint(api, { body, idempotencyKey, lang: language() }, signal),
        );
      }),
    },
  });
}

/** The number goes along only where the person may be contacted (B043). */
function commonFields({ pictures, allowContact, phoneNumber }: MessageDraft) {
  return {
    picUrl: pictures.map(({ url }) => url).join(','),
    allowContact: allowContact ? (1 as const) : (0 as const),
    ...(allowContact && phoneNumber ? { phoneNumber } : {}),
  };
}

function commonActors(deps: MessageDeps) {
  const { api, queryClient, schoolId, language } = deps;
  return {
    loadService: fromPromise<ServiceContacts>(async () => {
      // Anew each time that the form opens (B036).
      const answer = await queryClient.fetchQuery({
        ...customerServiceQuery(api, { schoolId, lang: language() }),
        retry: false,
        staleTime: 0,
      });
      const service = readCustomerService(answer.data);
      return service ? { isOn: true, ...service } : { isOn: false, phone: '', email: '', weChat: '' };
    }),
    pictureUpload: providePictureUpload(deps),
  };
}
