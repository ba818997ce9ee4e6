import type { QueryClient } from '@tanstack/react-query';
import type { Api } from '@stoa/api/query';
import { createActor, waitFor } from 'xstate';
import type { Language } from '../../../i18n/languages.ts';
import { lessonProgressOf } from './lesson-progress.actors.ts';
import { deviceId, readPosition } from './local-position.ts';
import { clearUnsent, readUnsent, type UnsentProgress } from './unsent-progress.ts';

export interface SendUnsentOptions {
  api: Api;
  queryClient: QueryClient;
  lang: Language;
  /** Whose progress: no other's is read or sent. */
  viewerId: string;
  /** Ends it: the person signs out, or the page goes on to another school. */
  signal: AbortSignal;
  /** Calls back whenever the network may be there again. @returns ends that */
  onBackOnline: (notify: () => void) => () => void;
}

/**
 * Sends what somebody has learnt on this device without a connection and whose page was closed before it came back,
 * one lesson after the other, by the machine of a lesson's progress. The server decides by time, as always.
 */
export async function sendUnsent(options: SendUnsentOptions): Promise<void> {
  for (const unsent of readUnsent(options.viewerId)) {
    if (options.signal.aborted) return;
    if (!readPosition(options.viewerId, unsent.lessonId)) clearUnsent(options.viewerId, unsent.lessonId);
    else if (!(await sendOne(unsent, options))) return;
  }
}

/** @returns false where the sign-in has ended, or somebody does not want it any more */
async function sendOne(
  { schoolId, classId, lessonId }: UnsentProgress,
  { api, queryClient, lang, viewerId, signal, onBackOnline }: SendUnsentOptions,
): Promise<boolean> {
  const now = () => ({ place: { schoolId, classId, lang }, viewerId, isStored: true });
  const actor = createActor(lessonProgressOf({ api, queryClient, now }), {
    input: { lessonId, deviceId: deviceId(), server: null },
  }).start();
  const stopListening = onBackOnline(() => actor.send({ type: 'network.restored' }));
  try {
    const end = await waitFor(
      actor,
      (snapshot) =>
        snapshot.hasTag('saved') ||
        snapshot.hasTag('furtherElsewhere') ||
        snapshot.hasTag('failed') ||
        snapshot.hasTag('signInNeeded'),
      { timeout: Infinity, signal },
    );
    // What is refused for good (the class was left, the lesson is gone) would be refused every time.
    if (end.hasTag('failed')) clearUnsent(viewerId, lessonId);
    return !end.hasTag('signInNeeded');
  } catch {
    // Broken off.
    return false;
  } finally {
    stopListening();
    actor.stop();
  }
}
