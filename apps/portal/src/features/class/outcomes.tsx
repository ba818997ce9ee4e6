import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { Heading } from '@stoa/ui/heading';
import { Icon } from '@stoa/ui/icon';
import { UserText } from '@stoa/ui/user-text';
import * as styles from './class.css.ts';

/** What a learner can do afterwards. */
export function Outcomes({ outcomes }: { outcomes: readonly string[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="outcomes" className={styles.outcomes}>
      <Heading level={2} size="xl" id="outcomes">
        {t({ message: 'What you can do afterwards', comment: 'Heading over the outcomes of a class' })}
      </Heading>
      <ul role="list" className={styles.outcomeList}>
        {outcomes.map((outcome) => (
          <li key={outcome} className={styles.outcome}>
            <Icon as={CheckCircleIcon} size="lg" weight="fill" className={styles.outcomeMark} />
            <span>
              <UserText>{outcome}</UserText>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
