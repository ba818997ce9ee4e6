import type { QueryClient } from '@tanstack/react-query';
import { fromCallback, fromPromise } from 'xstate';
import { meQuery } from '@stoa/api/account.queries';
import { ApiProblem } from '@stoa/api/error';
import type { Api } from '@stoa/api/query';
import type { User } from '@stoa/api/schema';
import { deleteAvatar, requestAvatarUpload, updateMe, type ProfileCall } from '@stoa/api/self.calls';
import { profileMachine, type ProfileFields, type UploadAvatarInput } from '@stoa/machines/profile';
import type { Language } from '../../../i18n/languages.ts';
import { chooseZone } from '../../../shared/time-zone.ts';
import type { PictureRegistry } from './picture-registry.ts';
import { sendPicture } from './send-picture.ts';

export interface ProfileDeps {
  api: Api;
  queryClient: QueryClient;
  language: () => Language;
  registry: PictureRegistry;
}

/** What the form holds of a person; before they chose a language, it is the page's. */
export const profileFields = (user: User, language: Language): ProfileFields => ({
  nickName: user.nickName ?? '',
  realName: user.realName ?? '',
  language: user.language ?? language,
  timeZone: user.timeZone ?? '',
});

/** The machine of a profile with the calls that it makes. */
export function provideProfile({ api, queryClient, language, registry }: ProfileDeps) {
  return profileMachine.provide({
    actors: {
      saveProfile: fromPromise<ProfileFields, Partial<ProfileFields>>(async ({ input, signal }) => {
        const user = await updateMe(api, input as ProfileCall, signal);
        chooseZone(user.timeZone || undefined);
        const { queryKey } = meQuery(api, { lang: language() });
        queryClient.setQueryData(queryKey, { code: 200, message: 'ok', data: user });
        return profileFields(user, language());
      }),
      uploadAvatar: fromCallback<{ type: 'never' }, UploadAvatarInput>(({ input, sendBack }) => {
        const gone = new AbortController();
        const send = async () => {
          const picture = registry.result(input.image.key);
          if (!picture) throw new ApiProblem({ code: 'UPLOAD_EXPIRED', status: 0 });
          const { uploadUrl, maxBytes } = await requestAvatarUpload(api, gone.signal);
          if (picture.size > maxBytes) throw new ApiProblem({ code: 'PAYLOAD_TOO_LARGE', status: 0 });
          return sendPicture({
            url: uploadUrl,
            picture,
            onProgress: (fraction) => sendBack({ type: 'upload.progressed', fraction }),
            signal: gone.signal,
          });
        };
        send().then(
          (avatarUrl) => sendBack({ type: 'upload.completed', avatarUrl }),
          (error: unknown) => {
            if (!gone.signal.aborted) sendBack({ type: 'upload.failed', error });
          },
        );
        return () => gone.abort();
      }),
      removeAvatar: fromPromise<unknown>(({ signal }) => deleteAvatar(api, signal)),
    },
  });
}
