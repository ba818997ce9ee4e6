import { useLingui } from '@lingui/react/macro';
import { APPLICATION_REASON_MAX_LENGTH, type ApplicationField } from '@stoa/machines/school-creation';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { PageHeader } from '@stoa/ui/page-header';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useRef } from 'react';
import { focusFirst } from '../../shared/auth/focus-first.ts';
import { FormProblem } from '../../shared/auth/form-problem.tsx';
import { countTrimmed } from '../../shared/count-characters.ts';
import { useTitle } from '../../shared/use-title.ts';
import * as styles from './new-school.css.ts';
import { fieldMessage, PROBLEM_MESSAGES } from './new-school-messages.ts';
import { useNewSchool, useNewSchoolState } from './use-new-school.ts';

/** Asking for an activation code; the form of the school waits with everything that was typed there. */
export function ApplicationForm() {
  const { t, i18n } = useLingui();
  const actor = useNewSchool();
  const form = useRef<HTMLDivElement>(null);
  const { application, fieldProblems, problem } = useNewSchoolState(({ context }) => context);
  const isBusy = useNewSchoolState((snapshot) => snapshot.hasTag('busy'));
  const isFailed = useNewSchoolState((snapshot) => snapshot.hasTag('failed'));
  const isSent = useNewSchoolState((snapshot) => snapshot.hasTag('applied'));
  const email = application.contactEmail.trim();
  useTitle(t`Ask for an activation code`);
  const field = (name: ApplicationField) => {
    const wrong = fieldProblems[name];
    return {
      name,
      isRequired: true,
      value: application[name],
      onChange: (value: string) => actor.send({ type: 'application.changed', field: name, value }),
      errorMessage: wrong && i18n._(fieldMessage(name, wrong)),
    };
  };
  const back = () => actor.send({ type: 'application.left' });
  if (isSent)
    return (
      <div className={styles.column}>
        <PageHeader title={t`Your application is on its way`} />
        <Banner tone="success" announce="polite">
          {t({
            message: `We will review it and reply to ${email}. The code comes with the reply.`,
            comment: 'Followed by an e-mail address',
          })}
        </Banner>
        <div className={styles.buttons}>
          <Button variant="primary" onPress={back}>{t`Back to the form`}</Button>
          <LinkButton variant="secondary" href="/">{t`Go to the start page`}</LinkButton>
        </div>
      </div>
    );
  return (
    <div className={styles.column} ref={form}>
      <PageHeader
        title={t`Ask for an activation code`}
        text={t`We review every application. What you entered about your school is kept.`}
      />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'application.submitted' });
          const names = Object.keys(actor.getSnapshot().context.fieldProblems);
          requestAnimationFrame(() => focusFirst(form.current, names));
        }}
      >
        {isFailed && problem ? (
          <FormProblem problem={problem} message={i18n._(PROBLEM_MESSAGES[problem.code])} />
        ) : null}
        <TextField {...field('organisation')} label={t`Organization`} autoComplete="organization" />
        <TextField
          {...field('contactName')}
          label={t({ message: 'Your name', comment: 'Field: whom we can answer' })}
          autoComplete="name"
        />
        <TextField {...field('contactEmail')} type="email" label={t`Email`} autoComplete="email" />
        <TextArea
          {...field('reason')}
          label={t`What is the school for?`}
          maxLength={APPLICATION_REASON_MAX_LENGTH}
          countOf={countTrimmed}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" isPending={isBusy}>{t`Ask for a code`}</Button>
          <Button variant="quiet" isDisabled={isBusy} onPress={back}>{t`Back to the form`}</Button>
        </div>
      </Form>
    </div>
  );
}
