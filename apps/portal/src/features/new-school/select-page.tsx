import { useLingui } from '@lingui/react/macro';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { StorefrontIcon } from '@phosphor-icons/react/dist/csr/Storefront';
import { StudentIcon } from '@phosphor-icons/react/dist/csr/Student';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Icon } from '@stoa/ui/icon';
import { PageHeader } from '@stoa/ui/page-header';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useSession } from '../../app/session.tsx';
import { useTitle } from '../../shared/use-title.ts';
import * as styles from './new-school.css.ts';
import { useNewSchool } from './use-new-school.ts';

/** R44: whether somebody wants to learn, to teach or to sell what is taught. */
export function SelectPage() {
  const { t } = useLingui();
  const actor = useNewSchool();
  const { viewer } = useSession();
  const isRefused = viewer?.abilities.createSchool === false;
  useTitle(t`What brings you here?`);
  const choices = [
    {
      kind: 'learner' as const,
      icon: StudentIcon,
      title: t`I want to learn`,
      text: t`Take courses and classes in the schools that you belong to, or look for one.`,
      action: t`Continue to learning`,
    },
    {
      kind: 'academy' as const,
      icon: BuildingsIcon,
      title: t`I run an academy`,
      text: t`A portal of your own for a school, a company or a club: courses, classes, exams and live lessons.`,
      action: t`Create an academy`,
    },
    {
      kind: 'store' as const,
      icon: StorefrontIcon,
      title: t`I run a store`,
      text: t`An academy that sells courses, with a storefront and prices in your currency.`,
      action: t`Create a store`,
    },
  ];
  return (
    <div className={styles.page}>
      <PageHeader title={t`What brings you here?`} text={t`You can change this at any time.`} />
      {isRefused ? (
        <Banner tone="info">{t`Your account cannot create schools right now. You can still learn.`}</Banner>
      ) : null}
      <div className={styles.choices}>
        {choices.map(({ kind, icon, title, text, action }) => (
          <Surface key={kind} kind="surface" isBordered radius="lg" padding="6">
            <div className={styles.choice}>
              <Surface as="span" kind="primarySoft" radius="arch" className={styles.choiceMark}>
                <Icon as={icon} size="xl" />
              </Surface>
              <Heading level={2} size="lg">
                {title}
              </Heading>
              <Text tone="muted">{text}</Text>
              <Button
                variant={kind === 'academy' ? 'primary' : 'secondary'}
                isFullWidth
                isDisabled={kind !== 'learner' && isRefused}
                onPress={() => actor.send({ type: 'kind.chosen', kind })}
              >
                {action}
              </Button>
            </div>
          </Surface>
        ))}
      </div>
    </div>
  );
}
