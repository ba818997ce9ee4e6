import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import type { MessageDraft } from '@stoa/machines/feedback';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { signInHref } from '../../app/links.ts';
import { countClick } from '../../app/layout-signals.ts';
import { useApi } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { storeDraft, readDraft } from '../../shared/drafts.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { FileRegistry } from '../../shared/upload/file-registry.ts';
import { provideComplaint, provideFeedback } from './message.actors.ts';

/** What the form of a message belongs to. */
export interface MessageOptions {
  kind: 'feedback' | 'complaint';
  schoolId: string;
  schoolName: string;
  /** Where the form stands: what was begun is shown there again. */
  place: 'dialog' | 'page';
  /** What a complaint is about, where the way here has said it. */
  targetUrl?: string;
  onSent?: () => void;
  onLeft?: () => void;
}

/**
 * Runs the machine of a message, and keeps what is typed over reloads and logins.
 * @returns `begin` opens the form once more, after thanks
 */
export function useMessage({ kind, schoolId, schoolName, place, targetUrl, onSent, onLeft }: MessageOptions) {
  const api = useApi();
  const queryClient = useQueryClient();
  const language = useLanguageStore();
  const { viewer, status } = useSession();
  const navigate = useNavigate();
  const { href } = useLocation();
  const latest = useRef(viewer);
  useEffect(() => {
    latest.current = viewer;
  }, [viewer]);
  const [registry] = useState(() => new FileRegistry());
  const [machine] = useState(() => {
    const deps = {
      api,
      queryClient,
      schoolId,
      schoolName,
      viewer: () => latest.current,
      language: language.snapshot,
      registry,
    };
    // They differ in what they send, not in how they are used.
    return kind === 'feedback' ? provideFeedback(deps) : (provideComplaint(deps) as never);
  });
  const actor = useActorRef(machine as ReturnType<typeof provideFeedback>, {
    input: { isSignedIn: status === 'signedIn' },
  });

  const name = `${kind}.${schoolId}`;
  const keep = useEffectEvent((draft: MessageDraft | null) =>
    storeDraft(name, draft ? { place, draft, ...(viewer ? { userId: viewer.user_id } : {}) } : undefined),
  );
  const isCounted = kind === 'feedback';
  const notifySent = useEffectEvent(() => {
    if (isCounted) countClick('feedbackSent');
    onSent?.();
  });
  const notifyLeft = useEffectEvent(() => {
    if (isCounted) countClick('feedbackClosed');
    onLeft?.();
  });
  const toLogin = useEffectEvent(() => {
    // A session that ends leads there by itself.
    if (!href.startsWith('/login/')) void navigate({ href: signInHref(href) });
  });
  const begin = () => {
    const draft = readDraft<MessageDraft>(name, viewer?.user_id)?.draft ?? null;
    if (isCounted) countClick('feedbackOpened');
    actor.send({ type: 'message.opened', draft: targetUrl ? { targetUrl, ...draft } : draft });
  };
  const onStart = useEffectEvent(begin);
  useEffect(() => {
    const subscriptions = [
      actor.on('draft.changed', ({ draft }) => keep(draft)),
      actor.on('signIn.needed', () => toLogin()),
      actor.on('message.sent', () => notifySent()),
      actor.on('message.left', () => notifyLeft()),
    ];
    onStart();
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor]);
  useEffect(() => actor.send({ type: 'signIn.changed', isSignedIn: status === 'signedIn' }), [actor, status]);
  useBackOnline(() => actor.getSnapshot().children.pictures?.send({ type: 'network.restored' }));
  return { actor, registry, begin };
}

export type MessageActor = ReturnType<typeof useMessage>['actor'];
