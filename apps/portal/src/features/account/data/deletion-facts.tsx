import { useLingui } from '@lingui/react/macro';
import type { AccountDeletion } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { ERASED_MESSAGES, STORED_MESSAGES } from './data-messages.ts';

/** What goes and what stays. */
export function DeletionFacts({ erased, kept }: Pick<AccountDeletion, 'erased' | 'kept'>) {
  const { t, i18n } = useLingui();
  return (
    <Stack gap="4">
      <Facts
        title={t({ message: 'What is deleted', comment: 'When an account is deleted' })}
        lines={erased.map((what) => i18n._(ERASED_MESSAGES[what]))}
      />
      <Facts
        title={t({ message: 'What is kept and why', comment: 'When an account is deleted' })}
        lines={kept.map(({ what }) => i18n._(STORED_MESSAGES[what]))}
      />
    </Stack>
  );
}

function Facts({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <Stack gap="1">
      <Heading level={3} size="md">
        {title}
      </Heading>
      <Stack as="ul" gap="1">
        {lines.map((line) => (
          <li key={line}>
            <Text size="sm">{line}</Text>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
