import { useLingui } from '@lingui/react/macro';
import { CheckList } from '@stoa/ui/check-list';
import { Heading } from '@stoa/ui/heading';
import { Surface } from '@stoa/ui/surface';
import * as styles from './class.css.ts';

/** What a learner can do afterwards. */
export function Outcomes({ outcomes }: { outcomes: readonly string[] }) {
  const { t } = useLingui();
  return (
    <Surface
      as="section"
      kind="sunken"
      radius="lg"
      padding="6"
      aria-labelledby="outcomes"
      className={styles.outcomes}
    >
      <Heading level={2} size="xl" id="outcomes">
        {t({ message: 'What you will be able to do', comment: 'Heading over the outcomes of a class' })}
      </Heading>
      <CheckList items={outcomes} />
    </Surface>
  );
}
