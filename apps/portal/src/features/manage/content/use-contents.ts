import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { changeContents, duplicateContent, type ContentChange } from '@stoa/api/authoring.calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';

/** What takes a change back; what is deleted cannot be. */
const UNDO: Readonly<Partial<Record<ContentChange, ContentChange>>> = {
  archive: 'unarchive',
  unarchive: 'archive',
  bin: 'restore',
  restore: 'bin',
};

/** What can be done with entries of the list; it is loaded again afterwards. */
export function useContents(schoolId: string) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const failed = () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' as const });
  const renew = () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.includes('/authoring/'),
    });
  const send = async (change: ContentChange, ids: readonly string[]) => {
    await changeContents(api, { schoolId, ids, change });
    renew();
  };
  const said = (change: ContentChange, n: number): string => {
    const count = formatNumber(n, language);
    return {
      archive: t`${plural(n, { one: 'Archived.', other: `${count} items archived.` })}`,
      unarchive: t`${plural(n, { one: 'Published again.', other: `${count} items published again.` })}`,
      bin: t`${plural(n, { one: 'Moved to trash.', other: `${count} items moved to trash.` })}`,
      restore: t`${plural(n, { one: 'Restored.', other: `${count} items restored.` })}`,
      delete: t`${plural(n, { one: 'Deleted for good.', other: `${count} items deleted for good.` })}`,
    }[change];
  };
  const change = useMutation({
    mutationFn: ({ change: asked, ids }: { change: ContentChange; ids: readonly string[] }) =>
      send(asked, ids),
    onSuccess: (_done, { change: asked, ids }) => {
      const back = UNDO[asked];
      toasts.show({
        message: said(asked, ids.length),
        tone: 'success',
        ...(back
          ? {
              action: {
                label: t({ message: 'Undo', context: 'authoring', comment: 'Takes the last change back' }),
                onPress: () => void send(back, ids).catch(failed),
              },
            }
          : {}),
      });
    },
    onError: failed,
  });
  const duplicate = useMutation({
    mutationFn: (contentId: string) => duplicateContent(api, { schoolId, contentId }),
    onSuccess: renew,
    onError: failed,
  });
  return { change, duplicate };
}
