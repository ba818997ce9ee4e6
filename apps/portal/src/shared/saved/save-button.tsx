import { useLingui } from '@lingui/react/macro';
import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { Button } from '@stoa/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../../i18n/use-messages.ts';
import { useSave, type Saved } from './use-save.ts';

export type SaveButtonProps = Saved;

/** Saves what the page shows for later; what is saved can be removed again. */
export function SaveButton(props: SaveButtonProps) {
  useMessages('learning');
  const { t } = useLingui();
  const { state, save, isPending } = useSave(props);
  // Where it cannot be told, it can still be saved.
  const { data, isPending: isUnknown } = useQuery({ ...state, retry: false });
  if (isUnknown) return null;
  if (data?.isSaved)
    return (
      <Button
        size="sm"
        icon={CheckIcon}
        isPending={isPending}
        // What is read out begins with what is seen.
        aria-label={t({
          message: 'Saved, remove',
          comment: 'Read out; begins with “Saved” on the button that removes what was kept for later',
        })}
        onPress={() => save(false)}
      >
        {t({
          message: 'Saved',
          context: 'one thing',
          comment: 'Button on what one kept; pressing removes it',
        })}
      </Button>
    );
  return (
    <Button size="sm" icon={BookmarkSimpleIcon} isPending={isPending} onPress={() => save(true)}>
      {t({ message: 'Save for later', comment: 'Button: keeps a class or an article to come back to' })}
    </Button>
  );
}
