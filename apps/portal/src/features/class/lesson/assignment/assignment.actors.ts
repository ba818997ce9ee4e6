import { handInAssignment } from '@stoa/api/assignment.calls';
import type { Api } from '@stoa/api/query';
import type { AssignmentWork } from '@stoa/api/schema';
import {
  assignmentMachine,
  EMPTY_ASSIGNMENT,
  type AssignmentDraft,
  type HandInAnswer,
  type HandInCall,
} from '@stoa/machines/assignment';
import { fromPromise } from 'xstate';
import { storeDraft, readDraft } from '../../../../shared/drafts.ts';

interface Place {
  api: Api;
  schoolId: string;
  lessonId: string;
  userId: string | undefined;
  onHandedIn: (work: AssignmentWork) => void;
}

const nameOf = (lessonId: string): string => `assignment.${lessonId}`;

/** What somebody began to write for an assignment in this tab. */
export const keptAssignment = (lessonId: string, userId: string | undefined): AssignmentDraft => ({
  ...EMPTY_ASSIGNMENT,
  ...readDraft<AssignmentDraft>(nameOf(lessonId), userId)?.draft,
});

/** The machine of an assignment with its call. A request that was sent is never broken off: it may have passed. */
export const provideAssignment = ({ api, schoolId, lessonId, userId, onHandedIn }: Place) =>
  assignmentMachine.provide({
    actors: {
      handIn: fromPromise<HandInAnswer, HandInCall>(async ({ input: { key, text, links, files } }) => {
        const work = await handInAssignment(api, {
          schoolId,
          lessonId,
          idempotencyKey: key,
          text,
          links: [...links],
          files: [...files],
        });
        onHandedIn(work);
        return { standing: work.state, isOpen: work.denial === null };
      }),
    },
    actions: {
      storeDraft: ({ context: { draft } }) =>
        storeDraft(nameOf(lessonId), { ...(userId === undefined ? {} : { userId }), place: lessonId, draft }),
      dropDraft: () => storeDraft(nameOf(lessonId), undefined),
    },
  });
