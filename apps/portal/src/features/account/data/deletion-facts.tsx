import { useLingui } from '@lingui/react/macro';
import type { AccountDeletion } from '@stoa/api/schema';
import { FactList } from '@stoa/ui/fact-list';
import { Stack } from '@stoa/ui/stack';
import { ERASED_WORDS, KEPT_WORDS } from './data-words.ts';

/** What goes and what stays. */
export function DeletionFacts({ erased, kept }: Pick<AccountDeletion, 'erased' | 'kept'>) {
  const { t, i18n } = useLingui();
  const list = (lines: string[]) => (
    <Stack as="ul" gap="1">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Stack>
  );
  return (
    <FactList
      facts={[
        {
          id: 'erased',
          label: t({ message: 'What is erased', comment: 'When an account is deleted' }),
          value: list(erased.map((what) => i18n._(ERASED_WORDS[what]))),
        },
        {
          id: 'kept',
          label: t({ message: 'What is kept, and why', comment: 'When an account is deleted' }),
          value: list(kept.map(({ what }) => i18n._(KEPT_WORDS[what]))),
        },
      ].filter((_, index) => (index === 0 ? erased : kept).length > 0)}
    />
  );
}
