import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { useRef } from 'react';
import { focusFirst } from '../../shared/auth/focus-first.ts';
import { FormProblem } from '../../shared/auth/form-problem.tsx';
import * as styles from './new-school.css.ts';
import { PROBLEM_MESSAGES } from './new-school-messages.ts';
import { SchoolFormFields } from './school-form-fields.tsx';
import { useNewSchool, useNewSchoolState } from './use-new-school.ts';

/** The form of a new school. */
export function SchoolForm() {
  const { t, i18n } = useLingui();
  const actor = useNewSchool();
  const form = useRef<HTMLDivElement>(null);
  const problem = useNewSchoolState(({ context }) => context.problem);
  const isFailed = useNewSchoolState((snapshot) => snapshot.hasTag('failed'));
  const isBusy = useNewSchoolState((snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('loading'));
  const isOutdated = useNewSchoolState((snapshot) => snapshot.hasTag('agreementOutdated'));
  const submit = () => {
    actor.send({ type: 'school.submitted' });
    const names = Object.keys(actor.getSnapshot().context.fieldProblems);
    requestAnimationFrame(() => focusFirst(form.current, names));
  };
  return (
    <div ref={form}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {isFailed && (problem || isOutdated) ? (
          <FormProblem
            problem={problem ?? { code: 'AGREEMENT_OUTDATED' }}
            message={i18n._(
              PROBLEM_MESSAGES[isOutdated ? 'AGREEMENT_OUTDATED' : (problem?.code ?? 'UNKNOWN')],
            )}
          />
        ) : null}
        <SchoolFormFields />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" size="lg" isPending={isBusy}>
            {t`Create the school`}
          </Button>
          <Button
            variant="quiet"
            size="lg"
            isDisabled={isBusy}
            onPress={() => actor.send({ type: 'kind.reconsidered' })}
          >
            {t`Back`}
          </Button>
        </div>
      </Form>
    </div>
  );
}
