import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { O3Scenario } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { RichText } from '@stoa/ui/rich-text';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { UserText } from '@stoa/ui/user-text';
import { useSelector } from '@xstate/react';
import { useState, type FormEvent } from 'react';
import { signInHref } from '../../app/links.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../shared/call-problem-messages.ts';
import { formatNumber } from '../../shared/format.ts';
import { useForeign } from './detail-layout.tsx';
import * as styles from './o3.css.ts';
import { useScenario, type ScenarioActor } from './use-scenario.ts';

const ANSWER_MAX = 300;

interface StepsProps {
  schoolId: string;
  scenario: O3Scenario;
}

/** The steps of a scenario with the question that proves each. */
export function ScenarioSteps(props: StepsProps) {
  const isSignedIn = useSession().status === 'signedIn';
  // Who signs in here goes on as somebody else: what the device kept comes along.
  return <Steps key={String(isSignedIn)} {...props} isSignedIn={isSignedIn} />;
}

function Steps({ schoolId, scenario, isSignedIn }: StepsProps & { isSignedIn: boolean }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const actor = useScenario(schoolId, scenario, isSignedIn);
  const done = useSelector(actor, ({ context }) => context.done);
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.problem : null,
  );
  const all = scenario.steps.length;
  const count = done.length;
  const countText = formatNumber(count, language);
  const allText = formatNumber(all, language);
  return (
    <section className={styles.band} aria-labelledby="scenario-steps">
      <div className={styles.stepsHead}>
        <Heading level={2} size="2xl" id="scenario-steps">
          {t({ message: 'Step by step', comment: 'Heading above the steps of a scenario' })}
        </Heading>
        <Text role="status" tone="muted" isNumeric>
          {t`${plural(all, { one: `${countText} of ${allText} step done`, other: `${countText} of ${allText} steps done` })}`}
        </Text>
      </div>
      {problem ? (
        <Banner
          tone="danger"
          announce="assertive"
          onDismiss={() => actor.send({ type: 'problem.dismissed' })}
        >
          {i18n._(messageOf(CALL_PROBLEM_MESSAGES, problem.code))}
        </Banner>
      ) : null}
      <ol role="list" className={styles.steps}>
        {scenario.steps.map((step, index) => (
          <li key={index}>
            <Step scenario={scenario} step={step} number={index + 1} actor={actor} />
          </li>
        ))}
      </ol>
      {count > 0 ? (
        <div className={styles.stepsFooter}>
          {count === all ? <Text weight="medium">{t`You have done all steps of this scenario.`}</Text> : null}
          {isSignedIn ? null : (
            <>
              <Text size="sm" tone="muted">
                {t`This device remembers what you have done. Sign in to keep it everywhere.`}
              </Text>
              <LinkButton size="sm" href={signInHref(scenario.card.url)}>{t`Sign in`}</LinkButton>
            </>
          )}
          <Button size="sm" variant="quiet" onPress={() => actor.send({ type: 'restart.requested' })}>
            {t({ message: 'Start over', comment: 'Button: forgets which steps were done' })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface StepProps {
  scenario: O3Scenario;
  step: O3Scenario['steps'][number];
  number: number;
  actor: ScenarioActor;
}

function Step({ scenario, step, number, actor }: StepProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const foreign = useForeign(scenario.card);
  const [answer, setAnswer] = useState('');
  const isDone = useSelector(actor, ({ context }) => context.done.includes(number));
  const result = useSelector(actor, ({ context }) => context.results.find((one) => one.step === number));
  const isChecking = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('checking') && snapshot.context.asked.some((one) => one.step === number),
  );
  const numberText = formatNumber(number, language);
  const question = <UserText lang={foreign.lang}>{step.question}</UserText>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim()) actor.send({ type: 'answer.given', step: number, answer: answer.trim() });
  };
  return (
    <Surface kind="raised" isBordered radius="lg" padding="6" className={styles.step}>
      <div className={styles.stepsHead}>
        <Heading level={3} size="lg" lang={foreign.lang}>
          {numberText}. <UserText>{step.title}</UserText>
        </Heading>
        {isDone ? <Badge tone="success">{t({ message: 'Done', comment: 'Mark of a step' })}</Badge> : null}
      </div>
      {step.body.content.length > 0 ? <RichText document={step.body} {...foreign} /> : null}
      <form className={styles.answer} onSubmit={submit}>
        {step.options.length > 0 ? (
          <RadioGroup label={question} value={answer} onChange={setAnswer}>
            {step.options.map((option) => (
              <Radio key={option} value={option}>
                <UserText>{option}</UserText>
              </Radio>
            ))}
          </RadioGroup>
        ) : (
          <TextField
            label={question}
            value={answer}
            onChange={setAnswer}
            maxLength={ANSWER_MAX}
            autoCapitalize="none"
            autoComplete="off"
            enterKeyHint="send"
          />
        )}
        <Button type="submit" isPending={isChecking}>
          {t({ message: 'Check', comment: 'Button: has an answer checked' })}
        </Button>
      </form>
      <div role="status">
        {result ? (
          <Banner
            tone={result.correct ? 'success' : 'warning'}
            title={
              result.correct
                ? t({ message: 'That is right', comment: 'Said of an answer' })
                : t({ message: 'Not quite', comment: 'Said of an answer that is wrong' })
            }
          >
            <UserText>{result.explanation}</UserText>
          </Banner>
        ) : null}
      </div>
    </Surface>
  );
}
