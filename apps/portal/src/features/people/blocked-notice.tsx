import { useLingui } from '@lingui/react/macro';
import type { Person } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { useBlock } from '../../shared/blocking/use-block.ts';

/** In place of the space of somebody whom one blocked. */
export function BlockedNotice({ person: { id, name } }: { person: Person }) {
  const { t } = useLingui();
  const { unblock, isPending } = useBlock({ userId: id, name });
  return (
    <EmptyState
      kind="locked"
      title={t`You blocked ${name}`}
      action={
        <Button isPending={isPending} onPress={() => unblock('block')}>
          {t({ message: 'Unblock', comment: 'Action on somebody' })}
        </Button>
      }
    >
      {t`You do not see each other in your schools.`}
    </EmptyState>
  );
}
