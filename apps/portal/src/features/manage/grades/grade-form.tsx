import { useLingui } from '@lingui/react/macro';
import { saveAssignmentGrade } from '@stoa/api/assignment.calls';
import { isApiProblem } from '@stoa/api/error';
import type { WorkSheet } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { NumberField } from '@stoa/ui/number-field';
import { Stack } from '@stoa/ui/stack';
import { Surface } from '@stoa/ui/surface';
import { TextArea } from '@stoa/ui/text-area';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { messageOf } from '../../../shared/call-problem-messages.ts';
import { countTrimmed } from '../../../shared/count-characters.ts';
import { formatNumber } from '../../../shared/format.ts';
import { RubricFields } from '../../../shared/rubric/rubric-fields.tsx';
import * as manage from '../manage.css.ts';
import { choose, givenIn, storeGrade, keptGrade, type GradeDraft } from './grade-draft.ts';
import { GRADE_PROBLEM_MESSAGES } from './grades-messages.ts';

const REMARK_MAX = 5000;
/** Points go in quarters. */
const STEP = 0.25;

export interface GradeFormProps {
  schoolId: string;
  sheet: WorkSheet;
  /** The work after this one. */
  nextHref: string | undefined;
  onSaved: () => void;
  /** Asks for the work anew: somebody else changed it. */
  onReload: () => void;
}

/** Points by rubric or freely, and a remark; or the work goes back to be done again. */
export function GradeForm({ schoolId, sheet, nextHref, onSaved, onReload }: GradeFormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const userId = useSession().viewer?.user_id;
  const { terms, lessonId, person, version, work } = sheet;
  const [draft, setDraft] = useState<GradeDraft>(() => ({ ...givenIn(sheet), ...keptGrade(sheet, userId) }));
  const [isMissing, setMissing] = useState(false);
  const change = (next: GradeDraft) => {
    setDraft(next);
    storeGrade(sheet, userId, next);
  };
  const save = useMutation({
    mutationFn: (outcome: 'graded' | 'returned') =>
      saveAssignmentGrade(api, {
        schoolId,
        lessonId,
        personId: person.id,
        grade: {
          ...draft,
          version,
          outcome,
          points: outcome === 'returned' ? null : draft.points,
          remark: draft.remark.trim(),
        },
      }),
    onSuccess: (_, outcome) => {
      storeGrade(sheet, userId, undefined);
      toasts.show({
        message: outcome === 'graded' ? t`The grade was saved.` : t`The work was returned.`,
        tone: 'success',
      });
      onSaved();
    },
    onError: (error) => {
      if (isApiProblem(error) && (error.code === 'VERSION_CONFLICT' || error.code === 'CONFLICT')) onReload();
    },
  });
  const submit = () => {
    setMissing(draft.points === null);
    if (draft.points !== null && !save.isPending) save.mutate('graded');
  };
  const most = formatNumber(terms.points, language);
  return (
    <Surface as="section" isBordered radius="lg" padding="5" className={manage.narrow}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="5">
          <Heading level={2} size="md">
            {t({ message: 'Grade', comment: 'Heading: what is given for the work of a learner' })}
          </Heading>
          {save.error ? (
            <Banner tone="danger" announce="assertive">
              {i18n._(
                messageOf(GRADE_PROBLEM_MESSAGES, isApiProblem(save.error) ? save.error.code : 'UNKNOWN'),
              )}
            </Banner>
          ) : null}
          <RubricFields
            rubric={terms.rubric}
            choices={draft.choices}
            onChoose={(choice) => change(choose(draft, choice, terms))}
          />
          <NumberField
            label={t({ message: `Points (at most ${most})`, comment: 'For an answer' })}
            minValue={0}
            maxValue={terms.points}
            step={STEP}
            value={draft.points}
            onChange={(points) => change({ ...draft, points })}
            errorMessage={isMissing && draft.points === null ? t`Enter the points.` : undefined}
          />
          <TextArea
            name="remark"
            label={t({ message: 'Remark for the learner', comment: 'On an answer' })}
            rows={4}
            maxLength={REMARK_MAX}
            countOf={countTrimmed}
            value={draft.remark}
            onChange={(remark) => change({ ...draft, remark })}
            isOptional
          />
          <div className={manage.actions}>
            <Button
              type="submit"
              variant="primary"
              isPending={save.isPending && save.variables === 'graded'}
              isDisabled={save.isPending}
            >
              {t({ message: 'Save grade', comment: 'Button: the learner sees it from now on' })}
            </Button>
            <Button
              isPending={save.isPending && save.variables === 'returned'}
              isDisabled={save.isPending || work.submissions.length === 0 || work.state === 'returned'}
              onPress={() => save.mutate('returned')}
            >
              {t({ message: 'Return for revision', comment: 'Button: the learner is to do it again' })}
            </Button>
            {save.isSuccess && nextHref ? (
              <LinkButton variant="quiet" href={nextHref}>
                {t({ message: 'Next learner', comment: 'Link: to the work of another learner' })}
              </LinkButton>
            ) : null}
          </div>
        </Stack>
      </form>
    </Surface>
  );
}
