import { hearNotificationSource, saveNotificationSettings } from '@stoa/api/notification.calls';
import type { NotificationKind } from '@stoa/api/schema';
import {
  notificationSettingsMachine,
  type NotificationChoices,
  type SaveKindsInput,
} from '@stoa/machines/notification-settings';
import { fromPromise } from 'xstate';
import type { NotificationsDeps } from './notifications.actors.ts';

/** What one is told and how, with the calls that change it. */
export function provideNotificationSettings({ api, language }: Pick<NotificationsDeps, 'api' | 'language'>) {
  return notificationSettingsMachine.provide({
    actors: {
      saveKinds: fromPromise<NotificationChoices, SaveKindsInput>(({ input }) =>
        saveNotificationSettings(api, {
          kinds: input.map((choice) => ({ ...choice, kind: choice.kind as NotificationKind })),
          lang: language(),
        }),
      ),
      unmuteSource: fromPromise<NotificationChoices, { id: string }>(({ input }) =>
        hearNotificationSource(api, { id: input.id, lang: language() }),
      ),
    },
  });
}
