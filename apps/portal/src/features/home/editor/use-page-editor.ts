import { reportPageEditing } from '@stoa/api/decoration.calls';
import type { DraftEditing } from '@stoa/api/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { storeSteps } from '../../../shared/editing/undo-steps.ts';
import { useEditing } from '../../../shared/editing/use-editing.ts';
import type { PageEditorActor } from './editor-toolbar.tsx';
import { providePageEditor, subjectOfPage } from './page-editor.actors.ts';
import { SHOWN_PATHS } from './shown-paths.ts';

/**
 * The editor of a page, running: what was read of the page elsewhere is asked for anew after a save, steps can be undone
 * after a reload, and others see who edits.
 */
export function usePageEditor(schoolId: string, pageId: string): PageEditor {
  const api = useApi();
  const queryClient = useQueryClient();
  const userId = useSession().viewer?.user_id;
  const [machine] = useState(() => providePageEditor({ api, schoolId, pageId, userId }));
  const actor = useActorRef(machine);
  const subject = subjectOfPage({ schoolId, pageId });
  useEffect(() => {
    const invalidate = (paths: RegExp) =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && paths.test(path),
      });
    const subscriptions = [
      actor.on('draft.saved', () => invalidate(/renovation|site-pages/)),
      actor.on('draft.published', () => invalidate(SHOWN_PATHS)),
      actor.on('steps.changed', ({ version, past, future }) => {
        if (version !== null) storeSteps(subject, { version, past, future }, userId);
      }),
    ];
    return () => subscriptions.forEach(({ unsubscribe }) => unsubscribe());
  }, [actor, queryClient, subject, userId]);
  const editing = useEditing(subject, () => reportPageEditing(api, { schoolId, pageId }));
  return { actor, editing };
}

interface PageEditor {
  actor: PageEditorActor;
  /** Who else edits the page. */
  editing: DraftEditing | undefined;
}
