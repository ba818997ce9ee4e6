import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Chip, ChipList } from '@stoa/ui/chip';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import * as styles from '../manage.css.ts';
import { useSignInSettings } from './sign-in-context.ts';

const MAX_ORIGINS = 20;

/** Where people may be led after signing in, apart from the school itself. */
export function OriginsSection() {
  const { t } = useLingui();
  const actor = useSignInSettings();
  const origins = useSelector(actor, ({ context }) => context.draft.redirectOrigins);
  const origin = useSelector(actor, ({ context }) => context.origin);
  const problem = useSelector(actor, ({ context }) => context.fieldProblems.origin);
  const isFull = origins.length >= MAX_ORIGINS;
  return (
    <section className={styles.part}>
      <SectionHeader title={t`Allowed redirects`} />
      <Text tone="muted">
        {t`After signing in, people return to this portal. Add your own sites that send people here.`}
      </Text>
      {origins.length > 0 ? (
        <ChipList label={t`Allowed redirect sites`}>
          {origins.map((one) => (
            <Chip
              key={one}
              onRemove={() => actor.send({ type: 'origin.removed', origin: one })}
              removeLabel={t`Remove ${one}`}
            >
              <bdi dir="ltr">{one}</bdi>
            </Chip>
          ))}
        </ChipList>
      ) : null}
      <form
        className={styles.copyLine}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'origin.added' });
        }}
      >
        <TextField
          name="origin"
          label={t`Another site`}
          description={t`With https and without a path, such as https://app.example.com`}
          direction="ltr"
          autoCapitalize="none"
          spellCheck="false"
          isDisabled={isFull}
          value={origin}
          onChange={(value) => actor.send({ type: 'origin.changed', value })}
          errorMessage={
            problem === 'REQUIRED'
              ? t`Enter the address of a site.`
              : problem
                ? t`Enter a site address, such as https://app.example.com`
                : undefined
          }
        />
        <Button type="submit" isDisabled={isFull}>
          {t({ message: 'Add', comment: 'Button: adds what was typed to a list' })}
        </Button>
      </form>
    </section>
  );
}
